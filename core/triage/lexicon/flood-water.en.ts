export const words = `
water: water hurricane storm house feet ft foot in came pushed tide through
motor: truck car van pickup suv jeep engine motor mower tractor generator
lake: lake pond reservoir stock_tank ditch canal culvert bayou dam levee swamp detention
lake: retention gully bar weir spillway
rose: rose rise rising came coming overflow* over backed up inside into house jumped broke*
rose: breach* crest* topped flood* reached floor ran spilled living fail* bank* carpet water
lake-2: lake pond ditch canal stock_tank runoff rainwater river creek bayou yard street gutter
lake-2: field pasture hill driveway parking golf alley surface stormwater levee patio monte
lake-2: storm
water-2: water mud rain rainwater
street: street yard backyard road driveway hill hillside field pasture ditch lot neighbors alley
street: patio highway slope freeway garden golf parking ravine woods
in: in into inside house garage under through living flow* came coming door entr* meti* ran
in: running pour* rushing kitchen hall den room slab
came: came coming ran running rushed rushing poured pouring flowed flowing seeped seeping backed
came: mete meti* blew rolled washed spilled got gets getting
street-2: street yard backyard road driveway hill hillside field pasture ditch patio curb alley
street-2: parking
came-2: came coming ran running rushed rushing poured pouring flowed flowing seeped seeping mete
under: under through thru across
front: front back patio garage sliding side entry door doorway threshold
storm: storm downpour thunderstorm hurricane
under-2: under through over
door: door threshold porch patio garage weep
storm-2: storm* downpour
inch: inch feet foot ft pies ankle knee waist
water-3: water inside house garage living deep floor basement
house: house home street neighborhood yard area town subdivision block city ground downstairs
house: cabin property lot barrio trailer we got everything garage basement apartment barn car
house: shop store office church unit
flood: flood* flud* underwater under_water submerged flooed floded
mud: mud silt muddy debris snake
water-4: water inside house floor everything every carpet room line inch* cabin garage film
water-4: layer door
house-2: house barn cabin garage living kitchen home floor our my yard
guadalupe-2: guadalupe comal medina cibolo llano sabinal geronimo salado colorado brazos leon*
guadalupe-2: cypress onion escondido trinity neches sabine lavaca canyon marcos brushy barton
guadalupe-2: shoal york santa clara rebecca martinez woman hollering helotes honey
river: river creek came rose rise rising raised got crest* overflow* jumped topped flood* over
river: out reached spill* high up inside bank* hit level swollen backed overtopped took ran
rose-2: rose rising rises risen crested receding recede* went
house-3: house fast feet ft foot inches in steps porch door outlets night street yard still
house-3: outside up quick every and to from down
knee: knee waist chest ankle neck thigh hip
rain: rain* storm* street outside river creek house flood* yard
hurricane: hurricane tropical harvey ike beryl
water-5: water flood* surge inches feet foot ft rose
basement: basement cellar crawlspace
rain-2: rain* storm*
fill: fill* feet foot ft inches pouring came
roof: roof porch attic rescue* boat helicopter
stuck: stuck trapped stranded waiting water
rising: rising flood* river creek street
stayed: stayed remained never didnt within
light: light lamp insurance zone policy map plain claim coverage insured cert vent elevation
light: stop sensor alarm carrier certificate
closet: closet bathroom kitchen laundry bedroom hallway
river-2: river creek arroyo flood lake canyon rio bayou
oaks: oaks road rd street st drive dr lane ln ranch walk view bend crossing trail place estates
oaks: court blvd apartments park hills village avenue ave county city
flash: flash river coastal street creek storm surface
rose-3: rose came flood* jumped over crest* up out got
`;

export const phrases = `
dam|levee|dike ~2 broke|broken|failed|breach*|burst
river|creek|lake|bayou ~3 put|left|gave|dumped|brought|sent ~4 in|inches|feet|ft|foot
storm|rain|flood ~1 water ~3 coming|came|getting|got|entered|pouring|under|inside|in
flash|river|coastal|street|creek|storm ~0 flood*
floodwater|floodwaters
floodwater|flood ~1 water|stage|line
creek|crick|bayou
river|rivr|riber|slough|estuary|tributary
surge ~6 $water
storm|tidal|hurricane ~1 surge|tide
seawater|saltwater|salt_water|sea_water|ocean*|gulf|tide|tidal|brackish|king_tide
ground_water|groundwater|water_table
$lake & $rose
$lake-2 ~1 water
runoff|stormwater|storm_water|surface_water|overland|high_water
rising_water|sheet_flow
storm_drain|storm_sewer ~5 back*|overflow*|came|coming|up|flood*|full
$water-2 ~6 $street ~5 $in
$came ~5 $street-2
$came-2 ~3 $under ~2 $front ~1 door|puerta
$storm ~9 $under-2 ~2 $door
$storm-2 ~8 $inch ~4 $water-3
$house ~4 $flood
flood|flooded|flooding|floods|fluded|floded|flooed|fluding|flodding
$mud & $water-4
by_boat|in_a_boat|rescue_boat|en_lancha
low_water_crossing|water_crossing|low_crossing
$guadalupe ~2 in|inside|into ~2 $house-2
$guadalupe-2 ~3 $river
water ~3 $rose-2 ~5 $house-3
$knee ~1 deep|high|water|of & $rain
$hurricane ~6 $water-5
$basement & $rain-2 & $fill
$roof & $stuck & $rising
dam|levee|dike ~1 let_go|overtopp*|overflow*
lake|river|creek|agua ~2 viniendo|metiendo|subiendo ~4 casa|cocina|sala|traila
bay ~1 in|into ~2 house|home|garage|yard
water ~2 from ~1 road|street
under|through|past ~2 $door & rain|rained|raining|storm*|downpour
water ~3 in|inside ~1 from ~0 outside
mudslide|landslide
`;

export const not = `
sprinkler|sprinklers|irrigation ~9 driveway|yard|street|lawn|curb|sidewalk
waterbed|faucet|hose|tub & yard
$motor ^0 running|ran|idling
$motor ^0 still ~0 running|idling
running - $motor
swamp_cooler|cooler - overflow*
like - a - creek
calle_rio|calle_arroyo|calle_laguna|calle_lago
calle_lagos|calle_del_rio|calle_del_arroyo|calle_del_lago
avenida_rio|avenida_del_rio|avenida_lago|privada_rio
privada_del_rio|colonia_rio|colonia_del_rio|colonia_arroyo
fraccionamiento_rio|fraccionamiento_del_rio|boulevard_rio|calle_los_rios|avenida_arroyo
street|road|avenue|calle ~0 flood
rio - grande|bravo|vista|seco - street|city|valley|drive|texas|calle
river - oak|rock|birch|walk|side|run|stone|chase|city|rd|table|house
storm ~0 door|doors|window|windows|shelter|cellar|chaser
pool ~1 deck
creek|river|bayou|lake|arroyo|rio|pond ~1 $stayed
flood ~0 $light
flooded - $closet
$river-2 ~0 $oaks
floodlight|floodplain|floodgate|flooded ~1 market|inbox
flood ~1 insurance|policy|zone
stopped|quit|stop ~1 running ~2 water
high_water ~0 mark|bill|pressure|usage|line
`;

/** What only water outdoors has: rain through a door is no flood without it. */
export const outdoors = `
$flash ~0 flood*
floodwater|flood ~1 water|stage
creek|crick|bayou|arroyo|rio|river|rivr|riber|slough|ocean|tide|tidal|seawater|saltwater
storm|tidal ~0 surge
surge ~8 hurricane|sea*|ocean|storm|gulf|bay
ground_water|groundwater|water_table|runoff|stormwater
rising|crested
street|yard|hill|ditch|driveway|pasture|neighborhood|road|field|lake|pond|canal|levee|dam
culvert|drainage|alley
mud|muddy|silt|snake|boat
fridge|refrigerator|freezer|washer|dryer|couch|furniture ~3 floating|floats
$guadalupe-3 ~3 $rose-3
window_well
`;

export const surely = `
storm*|hurricane|downpour
outside|patio
`;

export const inside = `
pipe|hose|mangera|faucet|facet|valve|icemaker|ice|fridge|refrigerator|refri|heater|heather
boiler|washer|washing|labadora|dishwasher|dishwash*|lavatrastes|tub|bathtub|shower|sink|toilet
toliet|commode|sprinkler|aquarium|tank|supply|spigot|plumbing|plomeria|plumber|slab|softener
filter|disposal|humidifier|radiator|ac|hvac|condensate|coil|minisplit|waterbed|hot|jacuzzi
from_upstairs|upstairs_neighbor|upstairs_neighbors|upstairs_unit|upstairs_apartment
neighbor|line|leak*|bidet|bucket
shut|turn|cut|turned ~1 off ~2 water
`;

/** Where the water of a broken main runs: without a creek, a river or rain that is no flood. */
export const streets = `
street|road|yard|driveway|curb|alley|sidewalk|neighborhood|hill
`;

/** Words of a flood, whatever a text says of it. */
export const flood = `
flood*|inund*
`;
