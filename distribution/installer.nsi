; The installer for Windows: for one user, without an administrator and without the network.
; distribution/windows.py gives it VERSION, TREE, CONSOLE, SIZE and OUTPUT.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true
Name "accessigame"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\accessigame"
AutoCloseWindow true
ShowInstDetails nevershow
ShowUninstDetails nevershow
BrandingText " "

!include LogicLib.nsh
!define UNINSTALLING "Software\Microsoft\Windows\CurrentVersion\Uninstall\accessigame"
!define STARTING "Software\Microsoft\Windows\CurrentVersion\App Paths\accessigame.exe"

; the first language is the one where Windows has none of them
LoadLanguageFile "${NSISDIR}\Contrib\Language files\French.nlf"
LoadLanguageFile "${NSISDIR}\Contrib\Language files\English.nlf"
LoadLanguageFile "${NSISDIR}\Contrib\Language files\German.nlf"

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=${LANG_ENGLISH} ProductName "accessigame"
VIAddVersionKey /LANG=${LANG_ENGLISH} FileDescription "accessigame ${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} FileVersion "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} LegalCopyright "MIT"

LangString Begin ${LANG_FRENCH} "Installer accessigame ${VERSION} pour toi seul ? Il ne faut ni administrateur ni réseau, et tes parties restent là."
LangString Begin ${LANG_ENGLISH} "Install accessigame ${VERSION} just for you? It needs no administrator and no network, and your games stay."
LangString Begin ${LANG_GERMAN} "accessigame ${VERSION} nur für dich installieren? Dazu braucht es weder Administrator noch Netz, und deine Spiele bleiben erhalten."
LangString Open ${LANG_FRENCH} "accessigame est encore ouvert. Quitte-le, puis réessaie."
LangString Open ${LANG_ENGLISH} "accessigame is still open. Leave it, then try again."
LangString Open ${LANG_GERMAN} "accessigame ist noch offen. Beende es und versuche es dann noch einmal."
LangString Done ${LANG_FRENCH} "C'est installé. Tu trouves accessigame dans le menu Démarrer. Le lancer maintenant ?"
LangString Done ${LANG_ENGLISH} "Installed. You find accessigame in the Start menu. Start it now?"
LangString Done ${LANG_GERMAN} "Installiert. Du findest accessigame im Startmenü. Jetzt starten?"
LangString Remove ${LANG_FRENCH} "Retirer accessigame ? Tes parties et tes réglages restent."
LangString Remove ${LANG_ENGLISH} "Remove accessigame? Your games and settings stay."
LangString Remove ${LANG_GERMAN} "accessigame entfernen? Deine Spiele und Einstellungen bleiben erhalten."
LangString Removed ${LANG_FRENCH} "accessigame est retiré. Tes parties et tes réglages sont toujours là."
LangString Removed ${LANG_ENGLISH} "accessigame is removed. Your games and settings are still there."
LangString Removed ${LANG_GERMAN} "accessigame ist entfernt. Deine Spiele und Einstellungen sind noch da."
LangString Entry ${LANG_FRENCH} "Jeux de cartes à l'oreille et au doigt"
LangString Entry ${LANG_ENGLISH} "Card games by ear and by touch"
LangString Entry ${LANG_GERMAN} "Kartenspiele für Ohr und Finger"

Page instfiles
UninstPage instfiles

; A message box is read whole by every screen reader, a page of an installer is not.
Function .onInit
  IfSilent begun
  MessageBox MB_OKCANCEL|MB_ICONQUESTION "$(Begin)" IDOK begun
  Quit
begun:
FunctionEnd

Function un.onInit
  IfSilent begun
  MessageBox MB_OKCANCEL|MB_ICONQUESTION "$(Remove)" IDOK begun
  Quit
begun:
FunctionEnd

; Remove the program, which cannot be while it runs; nothing else of the folder is touched.
!macro RemoveProgram
  ${Do}
    ClearErrors
    ${If} ${FileExists} "$INSTDIR\python\python.exe"
      Delete "$INSTDIR\python\python.exe"
    ${EndIf}
    ${IfNot} ${Errors}
      ${ExitDo}
    ${EndIf}
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Open)" /SD IDCANCEL IDCANCEL`
      SetErrorLevel 2
      Quit
    ${EndIf}
  ${Loop}
  RMDir /r "$INSTDIR\python"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\accessigame.exe"
!macroend

; Give the last shortcut the properties of its console, which NSIS does not know.
!macro WriteConsole SHORTCUT
  InitPluginsDir
  File "/oname=$PLUGINSDIR\console" "${CONSOLE}"
  FileOpen $0 "$PLUGINSDIR\console" r
  FileOpen $1 "${SHORTCUT}" a
  FileSeek $1 -4 END
  ClearErrors
  ${Do}
    FileReadByte $0 $2
    ${If} ${Errors}
      ${ExitDo}
    ${EndIf}
    FileWriteByte $1 $2
  ${Loop}
  FileClose $1
  FileClose $0
!macroend

Section
  SetShellVarContext current
  !insertmacro RemoveProgram
  SetOutPath "$INSTDIR"
  File /r "${TREE}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateDirectory "$SMPROGRAMS\accessigame"
  SetOutPath "$PROFILE"
  ; the window of Windows itself, since a shortcut decides about the letters of no other one
  CreateShortcut "$SMPROGRAMS\accessigame\accessigame.lnk" "$SYSDIR\conhost.exe" '"$INSTDIR\accessigame.exe"' "$INSTDIR\accessigame.exe" 0 SW_SHOWNORMAL "" "$(Entry)"
  !insertmacro WriteConsole "$SMPROGRAMS\accessigame\accessigame.lnk"
  CreateShortcut "$SMPROGRAMS\accessigame\accessigame (Terminal).lnk" "$INSTDIR\accessigame.exe" "" "$INSTDIR\accessigame.exe" 0 SW_SHOWNORMAL "" "$(Entry)"
  WriteRegStr HKCU "${STARTING}" "" "$INSTDIR\accessigame.exe"
  WriteRegStr HKCU "${UNINSTALLING}" DisplayName "accessigame"
  WriteRegStr HKCU "${UNINSTALLING}" DisplayVersion "${VERSION}"
  WriteRegStr HKCU "${UNINSTALLING}" DisplayIcon "$INSTDIR\accessigame.exe"
  WriteRegStr HKCU "${UNINSTALLING}" Publisher "The accessigame developers"
  WriteRegStr HKCU "${UNINSTALLING}" InstallLocation "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALLING}" UninstallString '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALLING}" QuietUninstallString '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALLING}" EstimatedSize ${SIZE}
  WriteRegDWORD HKCU "${UNINSTALLING}" NoModify 1
  WriteRegDWORD HKCU "${UNINSTALLING}" NoRepair 1
SectionEnd

Function .onInstSuccess
  IfSilent installed
  MessageBox MB_YESNO|MB_ICONINFORMATION "$(Done)" IDNO installed
  ExecShell "open" "$SMPROGRAMS\accessigame\accessigame.lnk"
installed:
FunctionEnd

Section Uninstall
  SetShellVarContext current
  !insertmacro RemoveProgram
  Delete "$SMPROGRAMS\accessigame\accessigame.lnk"
  Delete "$SMPROGRAMS\accessigame\accessigame (Terminal).lnk"
  RMDir "$SMPROGRAMS\accessigame"
  DeleteRegKey HKCU "${UNINSTALLING}"
  DeleteRegKey HKCU "${STARTING}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
SectionEnd

Function un.onUninstSuccess
  MessageBox MB_OK|MB_ICONINFORMATION "$(Removed)" /SD IDOK
FunctionEnd
