/**
 * What readers call content, charts, states and places: the words before a colon find icons by a word of their names, or, in capitals, by their
 * whole name; words of one idea are joined by hyphens.
 */
export const CONTENT = `
text font letters typography type: TextFields Title FontDownload FormatSize
bold strong: FormatBold
italic emphasis slanted: FormatItalic
underline underlined: FormatUnderlined
strikethrough strike: StrikethroughS FormatStrikethrough
quote quotation cite: FormatQuote
paragraph align alignment: FormatAlignLeft FormatAlignCenter FormatAlignRight FormatAlignJustify
heading headline: Title
color colour palette paint theme: Palette ColorLens FormatColorFill Brush
brush paint draw art: Brush FormatPaint Palette
eyedropper pipette color-picker: Colorize
crop trim: Crop
rotate turn spin: RotateLeft RotateRight Rotate90DegreesCcw
flip mirror: Flip
zoom: ZoomIn ZoomOut
ruler measure: Straighten SquareFoot
layers stack levels: Layers
chart graph statistics stats: BarChart ShowChart PieChart Insights Timeline
analytics metrics report: Analytics Assessment Insights QueryStats
pie donut: PieChart DonutLarge DonutSmall
trend growth rising increase-trend: TrendingUp
falling loss decrease-trend: TrendingDown
target goal aim crosshair: TrackChanges GpsFixed AdsClick
flag report-flag: Flag OutlinedFlag
star rating favorite favourite: Star StarBorder StarHalf Grade
heart love like favourite: Favorite FavoriteBorder
thumb like agree: ThumbUp ThumbUpAlt Recommend
dislike disagree: ThumbDown ThumbDownAlt
smile happy emoji face smiley: Mood EmojiEmotions SentimentSatisfied InsertEmoticon
sad unhappy angry: MoodBad SentimentDissatisfied SentimentVeryDissatisfied
party celebrate birthday confetti: Celebration Cake
gift present reward: CardGiftcard Redeem
trophy award prize cup winner: EmojiEvents MilitaryTech WorkspacePremium
medal badge achievement premium: MilitaryTech WorkspacePremium Verified
crown: WorkspacePremium
info information about details: Info Help
help question support faq: Help HelpOutline ContactSupport QuestionMark LiveHelp Support
warning caution danger alert attention exclamation: Warning WarningAmber ReportProblem Error PriorityHigh
error failure problem invalid: Error ErrorOutline Report Dangerous
success valid complete finished: CheckCircle TaskAlt Done Verified
pending waiting loading progress: Pending HourglassEmpty HourglassTop Autorenew
spinner loader: Autorenew Loop Sync Cached
hourglass wait sandglass: HourglassEmpty HourglassFull
clock time hour: AccessTime Schedule WatchLater QueryBuilder
timer stopwatch countdown: Timer AvTimer
history recent past: History Restore ManageHistory
calendar date day event appointment: CalendarToday CalendarMonth Event DateRange Today
schedule plan agenda: Schedule EventNote CalendarMonth
alarm wake: Alarm AccessAlarm
eye view visible show preview see look: Visibility RemoveRedEye Preview
hide hidden invisible: VisibilityOff
accessibility a11y disability wheelchair: Accessibility Accessible AccessibilityNew
pin location marker place address map-pin: LocationOn Place PushPin Room
gps position geolocation: MyLocation GpsFixed NearMe
map route directions: Map Directions Route AltRoute
compass: Explore Navigation
pushpin pinned: PushPin
`;
