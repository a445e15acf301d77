/**
 * What readers call things of the world: the words before a colon find icons by a word of their names, or, in capitals, by their
 * whole name; words of one idea are joined by hyphens.
 */
export const THINGS = `
car vehicle auto automobile drive: DirectionsCar DriveEta LocalTaxi
truck delivery shipping lorry: LocalShipping DeliveryDining FireTruck
bus: DirectionsBus AirportShuttle
train railway metro subway: Train DirectionsRailway Subway Tram
bike bicycle cycling: DirectionsBike PedalBike
motorcycle motorbike scooter: TwoWheeler ElectricScooter
plane flight airplane airport travel: Flight FlightTakeoff AirplanemodeActive LocalAirport ConnectingAirports
ship boat ferry: DirectionsBoat Sailing
rocket launch space: RocketLaunch Rocket
walk pedestrian: DirectionsWalk
run running jog: DirectionsRun
fuel gas petrol: LocalGasStation
parking: LocalParking
traffic: Traffic
hotel bed sleep accommodation: Hotel KingBed
luggage suitcase baggage: Luggage Work
beach vacation holiday: BeachAccess
restaurant food eat fork meal dinner cutlery: Restaurant Fastfood LocalDining RestaurantMenu
coffee tea cup cafe: Coffee LocalCafe EmojiFoodBeverage
drink bar cocktail alcohol beer wine: LocalBar SportsBar WineBar Liquor
pizza: LocalPizza
cake dessert: Cake
kitchen cook fridge: Kitchen SoupKitchen Countertops
cart basket shopping buy: ShoppingCart AddShoppingCart ShoppingBasket LocalGroceryStore
bag shop purchase: ShoppingBag LocalMall
store shop market: Store Storefront LocalMall
money cash dollar currency price: AttachMoney Paid MonetizationOn Payments LocalAtm
euro: Euro EuroSymbol
pound: CurrencyPound
bitcoin crypto: CurrencyBitcoin
card credit payment pay: CreditCard Payment AddCard
bank finance institution: AccountBalance
wallet purse: AccountBalanceWallet Wallet
invoice bill receipt: Receipt ReceiptLong RequestQuote
savings piggy: Savings
tag label price-tag coupon discount: LocalOffer Sell Label Discount
percent sale: Percent Discount
barcode scan qr: QrCode QrCodeScanner QrCode2 DocumentScanner
package parcel box shipment product: Inventory2 LocalShipping Archive Inventory
business briefcase work job suitcase office: Work BusinessCenter Business
company corporation building: Business Apartment CorporateFare Domain
factory industry: Factory PrecisionManufacturing
school education university graduate student: School
law legal justice court: Gavel Balance
scale weight: Scale MonitorWeight Balance
health medical doctor hospital medicine: LocalHospital MedicalServices HealthAndSafety Medication
pill drug: Medication Vaccines
vaccine syringe injection: Vaccines
pulse heartbeat: MonitorHeart
virus covid: Coronavirus Masks
sport fitness gym workout: FitnessCenter SportsGymnastics
football soccer: SportsSoccer SportsFootball
ball: SportsBasketball SportsSoccer SportsTennis
pet dog cat animal paw: Pets
tree forest nature plant leaf: Park Forest Nature Spa Grass
eco environment green leaf sustainable: EnergySavingsLeaf Recycling
recycle: Recycling
flower: LocalFlorist
sun day light-mode bright: LightMode WbSunny Brightness7
moon night dark-mode: DarkMode Nightlight Bedtime Brightness4
brightness contrast: Brightness6 Contrast
weather rain umbrella: Umbrella Cloud Thunderstorm WaterDrop
snow winter cold ice: AcUnit Snowing
fire flame hot burn: LocalFireDepartment Whatshot
water drop droplet: WaterDrop Opacity
temperature thermometer heat: Thermostat DeviceThermostat
wind air: Air
wave ocean sea: Waves Tsunami
mountain landscape: Landscape Terrain
baby child kid: ChildCare ChildFriendly BabyChangingStation
family: FamilyRestroom
woman female: Female Woman
man male: Male Man
handshake deal agreement partner: Handshake
hand wave touch tap: PanTool TouchApp BackHand WavingHand
gesture swipe: Gesture Swipe
pray volunteer donate charity: VolunteerActivism
toilet restroom wc bathroom: Wc
bath shower: Bathtub Shower
door: MeetingRoom DoorFront
chair sofa couch furniture: Chair Weekend
garden yard: Yard
clean broom sweep wash: CleaningServices Wash
vote poll ballot survey: HowToVote Poll Ballot
news newspaper article: Newspaper Article Feed
rss subscribe: RssFeed Subscriptions
megaphone announce marketing campaign: Campaign
ad advertisement: AdsClick Campaign
theater mask drama: TheaterComedy
ticket pass event-ticket: ConfirmationNumber LocalActivity
dice random shuffle: Casino Shuffle
infinity loop endless: AllInclusive Loop
plus-minus: Exposure
calculator math sum sigma: Calculate Functions
formula function: Functions
hash hashtag: Tag Numbers
at mention: AlternateEmail
asterisk required: Emergency
circle dot round: Circle FiberManualRecord RadioButtonUnchecked
square box-shape: Square CheckBoxOutlineBlank CropSquare
checkbox: CheckBox CheckBoxOutlineBlank IndeterminateCheckBox
radio-button: RadioButtonChecked RadioButtonUnchecked
toggle switch: ToggleOn ToggleOff
triangle: ChangeHistory
diamond: Diamond
hexagon: Hexagon
tree-view hierarchy organization structure: AccountTree Schema Lan
diagram workflow flow: Schema AccountTree
connect hub node: Hub Cable Lan
import: FileDownload Input
export: FileUpload Output ImportExport IosShare
input output: Input Output
enter return-key: KeyboardReturn SubdirectoryArrowLeft
cursor pointer click: AdsClick Mouse NearMe
selection select: SelectAll HighlightAlt
copyright: Copyright
facebook fb: Facebook
tweet x-logo: Twitter X
octocat: GitHub
insta: Instagram
`;
