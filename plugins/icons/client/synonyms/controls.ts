/**
 * What readers call controls, devices and files: the words before a colon find icons by a word of their names, or, in capitals, by their
 * whole name; words of one idea are joined by hyphens.
 */
export const CONTROLS = `
trash bin garbage rubbish dustbin remove erase discard: Delete delete
remove subtract less decrease: Remove RemoveCircle Delete
plus new create increase insert: Add add
hamburger burger navigation-menu: Menu MenuOpen
kebab dots ellipsis three-dots overflow meatballs more-options: MoreVert MoreHoriz MoreTime
gear cog cogwheel preferences options configuration config setup: Settings Tune settings
filter sliders adjust equalizer: FilterList FilterAlt Tune
magnifier magnifying-glass find lookup loupe: Search search
pencil write rename modify change: Edit Create ModeEdit DriveFileRenameOutline BorderColor
close cross x dismiss cancel-icon: Close Clear Cancel HighlightOff
tick checkmark ok done-mark confirm accept approve yes: Check Done CheckCircle DoneAll
no deny reject forbid prohibited ban not-allowed: Block Close DoNotDisturb NotInterested
undo back-step revert: Undo Replay Restore
redo forward-step repeat: Redo Repeat
reload refresh-page update synchronize: Refresh Sync Cached Autorenew Update
save floppy disk diskette: Save SaveAs SaveAlt
copy duplicate clone clipboard: ContentCopy FileCopy ContentPaste CopyAll
paste: ContentPaste
cut scissors: ContentCut
print paper: Print
download-file: Download FileDownload GetApp CloudDownload SaveAlt
upload-file attach-file: Upload FileUpload Publish CloudUpload AttachFile
attachment paperclip clip: AttachFile Attachment
share send-to forward-to: Share IosShare Reply Send Forward
link url chain hyperlink href: Link InsertLink AddLink OpenInNew
external new-window new-tab popup leave-site: OpenInNew Launch
expand maximize fullscreen enlarge: Fullscreen OpenInFull ExpandMore UnfoldMore ZoomOutMap
collapse minimize shrink: FullscreenExit CloseFullscreen ExpandLess UnfoldLess Minimize
chevron caret angle dropdown-arrow: ChevronLeft ChevronRight ExpandMore ExpandLess ArrowDropDown ArrowDropUp KeyboardArrowDown KeyboardArrowUp
back previous return left: ArrowBack ArrowBackIos ChevronLeft KeyboardBackspace NavigateBefore West
next forward right continue proceed: ArrowForward ArrowForwardIos ChevronRight NavigateNext East
up top: ArrowUpward KeyboardArrowUp ExpandLess North VerticalAlignTop
down bottom: ArrowDownward KeyboardArrowDown ExpandMore South VerticalAlignBottom
sort order az: Sort SortByAlpha SwapVert ImportExport
swap switch exchange toggle-direction: SwapHoriz SwapVert CompareArrows SyncAlt Cached
drag handle grip reorder move-handle: DragIndicator DragHandle Reorder OpenWith
move: OpenWith DriveFileMove ControlCamera
home house homepage start: Home House Cottage
user account profile avatar member human someone: Person AccountCircle AccountBox Face
users people team crowd members audience: Group People Groups Diversity3
login log-in signin sign-in enter: Login VpnKey
logout log-out signout sign-out exit leave: Logout ExitToApp MeetingRoom
password passcode secret credentials: Password Key VpnKey Lock
padlock secure private locked: Lock lock
unlock unlocked open-lock: LockOpen NoEncryption
key access: Key VpnKey
shield security protection protect safe: Security Shield VerifiedUser GppGood
fingerprint biometric touch-id: Fingerprint
admin administrator moderator: AdminPanelSettings SupervisorAccount ManageAccounts
robot bot ai assistant: SmartToy Android AutoAwesome Assistant
magic sparkle sparkles wand generate artificial: AutoAwesome AutoFixHigh AutoFixNormal
mail e-mail email envelope message-letter: Email Mail MailOutline MarkunreadMailbox
inbox mailbox: Inbox MoveToInbox AllInbox
chat message talk conversation bubble comment speech: Chat ChatBubble Message Comment Forum Sms QuestionAnswer
phone call telephone dial: Phone Call PhoneEnabled LocalPhone Dialpad
mobile smartphone cellphone handset iphone: Smartphone PhoneAndroid PhoneIphone StayCurrentPortrait
contact contacts address-book phonebook: Contacts ContactPage ContactPhone ImportContacts
bell alert-bell alarm-bell reminder: Notifications NotificationsActive AddAlert
notification notify: Notifications notifications
mute silence quiet: VolumeOff VolumeMute MicOff NotificationsOff
sound audio speaker loud: VolumeUp VolumeDown Speaker Audiotrack Hearing
microphone record voice dictate: Mic KeyboardVoice SettingsVoice RecordVoiceOver
camera photo picture snapshot: PhotoCamera CameraAlt Camera AddAPhoto
image gallery picture photos: Image Photo PhotoLibrary Collections InsertPhoto
video film movie clip-film recording cinema: Videocam Movie VideoLibrary OndemandVideo Theaters
play start-video: PlayArrow PlayCircle SmartDisplay
pause: Pause PauseCircle
stop: Stop StopCircle
skip track: SkipNext SkipPrevious
music song note melody: MusicNote LibraryMusic Audiotrack QueueMusic
headphones headset earphones: Headphones Headset
podcast broadcast: Podcasts CellTower
radio: Radio
tv television screen: Tv ConnectedTv LiveTv Monitor
computer desktop pc monitor display workstation: Computer DesktopWindows Monitor DesktopMac
laptop notebook macbook: Laptop LaptopMac LaptopChromebook
tablet ipad: Tablet TabletMac TabletAndroid
keyboard: Keyboard
mouse: Mouse
printer: Print LocalPrintshop
watch smartwatch wearable: Watch
game gamepad controller joystick play-station: SportsEsports Gamepad VideogameAsset
server hosting rack: Dns Storage
database db sql data-store: Storage Dataset TableChart
cloud-storage backup: Backup CloudUpload Cloud CloudDone
wifi wireless internet network: Wifi NetworkWifi SignalWifi4Bar Language
offline no-connection disconnected: WifiOff CloudOff SignalWifiOff
bluetooth: Bluetooth
usb: Usb
battery power energy charge: BatteryFull BatteryChargingFull Power Bolt
lightning thunder flash energy electricity: Bolt FlashOn ElectricBolt Thunderstorm
plug socket outlet: Power ElectricalServices Outlet
lamp bulb light idea: Lightbulb EmojiObjects TipsAndUpdates
tip hint insight: TipsAndUpdates Lightbulb EmojiObjects
code developer programming html brackets braces: Code DataObject Terminal IntegrationInstructions
terminal console shell command prompt: Terminal
bug issue insect defect: BugReport PestControl
test experiment lab flask science: Science Biotech
git branch merge fork version-control: CallSplit CallMerge AccountTree MergeType
repository source: Source FolderOpen
api: Api
extension addon plugin puzzle: Extension
tools wrench repair fix maintenance spanner: Build Handyman Construction
hammer: Hardware Gavel
construction building-site work-in-progress: Construction Engineering
folder directory: Folder folder
file document doc page: Description InsertDriveFile Article Feed TextSnippet
pdf: PictureAsPdf
csv spreadsheet excel table sheet: TableChart TableView GridOn BackupTable
archive box zip: Archive Inventory FolderZip Unarchive
book read library: Book MenuBook AutoStories LibraryBooks
bookmark favorite-page save-later: Bookmark BookmarkBorder TurnedIn
dictionary translate language international: Translate Language GTranslate
globe earth world planet web www: Public Language TravelExplore
note sticky memo: Note StickyNote2 NoteAdd EditNote
list bullets items: List FormatListBulleted ViewList Toc
checklist todo task tasks to-do: Checklist TaskAlt AssignmentTurnedIn PlaylistAddCheck Rule
number numbered ordered: FormatListNumbered Numbers
grid tiles apps: GridView Apps ViewModule
layout dashboard overview panel: Dashboard ViewQuilt SpaceDashboard
sidebar: ViewSidebar MenuOpen VerticalSplit
column columns kanban board: ViewColumn ViewKanban ViewWeek
card cards: ViewAgenda CreditCard Style
tab tabs: Tab
window: Window OpenInNew WebAsset
`;
