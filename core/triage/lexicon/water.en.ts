export const words = `
rim: toilet toliet commode
over-the-rim: overflow* overflw* ran_over
blood: blood bloody vomit corpse dead_body human_remains decomposed decomposing decomposition
blood: body_fluids
wild: raccoon raccoons coon bat bats rat rats mouse mice rodent rodents squirrel squirrels pigeon
wild: pigeons bird birds possum opossum skunk animal animals critter critters cow cows horse hog
pet: dog dogs cat cats puppy puppies kitten kittens rabbit rabbits
wild: hogs pig goat chicken chickens deer armadillo fish snake
wetly: water wet leak* flood* soak* drip* rain* damp puddle washed wash* seep* pour* agua
washing-machine: washing_machine washer labadora
overflow: overflow* overfl* drain* discharge* suds* soap* dirty gray grey dumped pump leak*
overflow: flooded backed over standpipe spill*
water: water gris
sink: sink vanity kitchen bathroom utility basin tub shower disposal disposer
drain-2: drain trap ptrap overflow* overflw* overfl* cespol backed strainer pan drainage
drain-2: tailpiece clog* wastewater
bathtub: bathtub tub bathwater bath_water
overflow-2: overflow* overfl* drain ran_over over bath soap dirty
shower: shower bath
water-2: water leak* drip* when after grout caulk
toilet-2: toilet toliet commode urinal
overflow-3: spill* overflow* overflw* ran over bowl flapper leak* base clogged tir*
overflow-4: overflow*
toilet-3: toilet sink tub urinal
ac: ac aircon hvac conditioner
leak: leak* drip* drain pan overflow* line clog* condens* iced
bathing: bathing showering showered shower
upstairs: upstairs drip* leak* ceiling
pump: pump pit failed quit died overflow* basin
quit: quit died fail* stopped
basement: basement pit sump crawl*
roof: roof shingle* attic flashing chimney skylight ridge gutter canal soffit lamina valley vent
leak-2: leak* drip* rain* storm* hail water wet insulation filtr* wind tarp hole
rain: rain* storm hail wind
attic: attic insulation roof ceiling wall tarp pared brick stucco chimney flashing filtr*
wet-2: wet soaked attic ceiling water
seep: seep* bubbl* filtr* wick* coming came percolat* oozing weeping
slab: slab foundation ground basement crack
from-below: from through up thru
storey: floor floors
basement-2: basement cellar crawlspace crawl
wall: wall crack* bow* pushing rain* water wet inch* feet foot ft flood* damp seep* leak*
slab-2: slab hidden behind under inside
leak-3: leak wall slab
months: months weeks bill warm spot meter hot meses
garage: garage shop barn driveway taller
slab-3: slab floor dirt oil mud into under grease
dog: dog cat pet puppy rat mice mouse rodent raccoon bat squirrel pigeon bird roach* possum
dog: hamster
pee: pee peed urin* poop* feces droppings mess accident* nest carcass dead orin* mea* excrement*
pee: stain* guano waste soil* marks kennel crate smell* litter
mud: mud muddy soil dirt_water dirty filthy grimy sandy sediment silt grit
water-3: water carpet floor looks came left
brown: brown brownish black blackish green greenish gray grey grayish cloudy murky yellow
brown: yellowish dirty discolored tea_colored coffee_colored foul nasty gross slimy slime sludge
brown: oily cafe verde color rusty foam* scum opaque orange
water-4: water liquid* stuff goo gunk drip puddle dripping leak coming ooze juice film residue
water-4: fluid
water-5: water liquid* puddle drip leak
brown-2: brown brownish black green gray grey cloudy murky yellow yellowish dirty foul nasty
brown-2: gross slimy slime oily discolored cafe verde smelly stinky filthy disgusting orange
brown-2: rancid sour milky
bad: bad awful foul horrible terrible nasty rotten sour gross disgusting weird funny dead putrid
bad: ammonia chemical pond rancid bleach pee urine cat dog fish* swamp* eggs
smell-2: smell* stink* odor foul
idk: idk dunno dont no not unsure cant havent never nobody clueless couldnt didnt neither unable
idk: wonder* nose
know: know sure idea tell clue find found figure see certain de identify locate determine trace
know: understand
where: where source from origin leak coming cause
got-in: got gets getting coming came comes leaking leaks leaked caused causing happened started
got-in: entered wet
not-a-source: valve valves shutoff shut turn cutoff main plumber start begin go stay sleep live call
not-a-source: stops stop
source: source origin cause
unknown: unknown unclear undetermined unidentified tbd not mystery unsure unconfirmed
unknown: undiscovered never still cannot pending
unknown-2: unknown mystery undetermined unidentified mysterious random unexplained
source-2: source origin leak water cause puddle liquid fluid wet substance stain
coming: coming from comes came
clue: clue
source-3: source where what que from
machine: washer washing_machine clothes_washer
empties: empties emptied emptying drains drained draining dumps dumped dumping discharged
empties: discharging pumped_out spit_out
supply: supply cold hot feed fill inlet braided potable pressure
line: line hose valve pipe water side stop connection feed nut
washer: washer washing machine dishwasher toilet sink
hose: hose supply line valve
forgot: forgot left overfilled
faucet: faucet tap running on bath tub
stagnant: stagnant standing stood sitting pooled
water-6: water there for black green puddle
black: black green verde
water-7: water standing stagnant
sitting: sitting standing stood stagnant
pesticide: pesticide* herbicide* diesel gasoline kerosene solvent* thinner antifreeze motor_oil
pesticide: used_oil fuel_oil chlorine acid* chemical* fertilizer* weed_killer paint_thinner
pesticide: mercury battery_acid
water-8: water spill* leak* soak* flood* mixed floating film sheen washed
cat: cat category
floor-2: floor subfloor
soft: soft gives
swollen: swollen warped buckled cupped cupping bubbling bubbled crumbling
baseboard: baseboard floor hardwood cabinet drywall paint zoclo wall door laminate trim
baseboard: particleboard mdf vanity
baseboard-2: baseboard floor hardwood cabinet drywall paint zoclo wall laminate trim vanity
swollen-2: swollen warped buckled buckling cupped cupping bubbling bubbled crumbling swelled
swollen-2: delaminat*
years: years months meses weeks
leak-4: leak* drip* damp seep*
`;

/** What the specified gray list names in other words. */
export const listedGray = `
heater & leak*|drip*|burst*|broke*|flood*
`;

export const listedBlack = `
$rim ~4 $over-the-rim
`;

/** A tank behind a toilet holds clean water, and other heaters none. */
export const notListed = `
space|portable|gas|baseboard|wall|room|pool - heater
toilet|toliet|commode - tank
`;

export const used = `
$washing-machine ~6 $overflow
suds*|soapy|detergent|bleach|shampoo
dishwasher|dishwash*|lavatrastes
gray|grey|agua ~0 $water
aquarium|fish_tank|fishtank|fish_bowl|terrarium|turtle_tank|reef_tank
hot_tub|hottub|jacuzzi|spa|whirlpool|swimming_pool|pool
waterbed|water_bed
$sink ~4 $drain-2
drain|tailpiece ~4 sink|vanity|basin|tub|shower
trap|ptrap|p_trap|cespol|drain_pipe|drain_line|drainpipe|drain_hose|drainline|cespool|tailpiece
strainer|garbage_disposal|disposal
shower ~1 pan|drain|liner|curb|overflow*
$bathtub ~5 $overflow-2
$shower ~4 $water-2
$toilet-2 ~4 $overflow-3
$overflow-4 ~3 $toilet-3
condensate|drip_pan|drain_pan|ac_drain|ac_line|ac_pan|minisplit|evaporator|mini_split
air_handler|coil|a_c
$ac ~4 $leak
radiator|hydronic|radiant|glycol ~2 heat*|loop|leak*|burst|pipe|line|water
fire_sprinkler|sprinkler_head|sprinkler_system|sprinkler_pipe|sprinkler_line|fire_hose
fire_department|firefighter|firefighters|firemen|fireman|standpipe|fire_suppression
$bathing & $upstairs
mop_bucket|mop_water|dirty_water|nasty_water
sump|sumidero ~4 $pump
urine
softener|backwash|brine|reverse_osmosis_drain
pump|bomba ~3 $quit & $basement
`;

export const rain = `
$rain & $attic
rain*|hail & window|windows|windowsill|door|doors|doorway|threshold
`;

/** Water through the roof, without a word of rain. */
export const roof = `
$roof & $leak-2
insulation|aislante & $wet-2
`;

export const ground = `
$seep ~5 $slab
$seep ~3 $from-below ~1 $storey
$basement-2 & $wall
french_drain|window_well|weep_hole|slab_leak|slab_leaks
`;

export const wall = `
$seep ~5 wall|walls|pared|paredes
`;

/** What explains water in a wall or an attic. */
export const notFromOutside = `
pipe|pipes|pex|plumbing|supply|hose|hoses|faucet|shower|bathtub|tub|sink|toilet|washer|dishwasher
refrigerator|fridge|icemaker|heater|softener|tank|ac|hvac|neighbor|neighbors
`;

export const outdoorSupply = `
irrigation|lawn_sprinkler|yard_sprinkler|well_water|well_tank|well_pump|cistern*|rain_barrel
water_main|city_main|hydrant
`;

export const hiddenLeak = `
$slab-2 ~2 $leak-3 & $months
`;

/** Water through a ceiling that came from a room above, not through the roof of the house. */
export const notBuilding = `
bathroom|tub|bathtub|shower|kitchen|laundry|toilet ~3 above|upstairs
above|upstairs ~3 bathroom|tub|bathtub|shower|kitchen|laundry|toilet
`;

export const dirty = `
$garage ~4 $slab-3
crawlspace|crawl_space|dirt_floor|bare_dirt|bare_soil|litter|litterbox|kennel|chicken|coop
manure|compost|trash|garbage|dumpster|ash|soot|fertilizer|pesticide|grease|insecticide
weed_killer|paint_thinner|solvent|antifreeze
$dog & $pee
dropping|guano|carcass|rat_nest|roaches|maggot*|larva*
$mud & $water-3
$brown ~3 $water-4
$water-5 ~4 $brown-2
$smell ~4 $bad
smelly|stinky|stinks|stinking|stunk|stank|stench|reeks|reeking|putrid|rancid|smells
water|agua & $smell-2
rust*|oxido ~4 carpet|baseboard*
`;

export const unknown = `
$idk ~4 $know ~5 $where
$idk ~4 $know ~1 how|why|what ~3 $got-in
$source ~3 $unknown
$unknown-2 ~2 $source-2
where|donde ~3 $coming
no ~1 $clue ~5 $source-3
no_source
`;

/** Where a valve is, and where to go, says nothing of where the water came from. */
export const notUnknown = `
where|donde ^2 $not-a-source
$idk ~4 $know ~2 how|cuanto|cuanta ~0 long|much|many|bad|deep|old|tiempo|lleva
`;

/** A washing machine that empties itself: its drain hose, or the water it washed with. */
export const emptied = `
$machine ~5 $empties
$empties ~2 $machine
drain_hose|discharge_hose|drain_line|standpipe|washbox & $machine
`;

/** A hose that only the water supply reaches, or that burst under its pressure. */
export const fed = `
supply|inlet|fill|feed|cold|hot|braided ~2 hose|hoses|line|lines|connection
hose|hoses ~4 burst*|ruptured|split|exploded|blew
burst ~1 hose|hoses
`;

export const supply = `
$supply ~2 $line
supply|potable|angle_stop|shutoff_valve
toilet|commode ~2 tank|supply|fill|line|feed|hose
hose ~4 toilet|commode|faucet|sink
water|ice_maker|fridge|refrigerator ~1 line
$washer ~5 $hose
clean_water|clear_water|city_water|clean_source|tap_water|fresh_water|clean
$forgot ~4 $faucet
`;

export const anySource = `
pipe|supply|hose|mangera|faucet|facet|valve|icemaker|ice_maker|fridge|refrigerator|heater|boiler
spigot|plumbing|plomeria|pinhole|pex|copper|filter|humidifier|rain|roof|window|sprinkler|bucket
line|main|water_main|meter|toilet_tank|tank|bathtub|tub|sink|washer|dishwasher|shower|slab|ac
hvac|feed|fitting|pot|tap|bath|storm|hail|pool|toilet|neighbor|garden
`;

export const stagnant = `
$stagnant ~3 $water-6
$black ~2 $water-7
mosquito*|larvae|tadpole*
water|agua ~4 $sitting
`;

export const chemicals = `
$pesticide & $water-8
`;

export const named3 = `
$cat ~0 3|iii|three|tres
black_water|blackwater
`;

export const named2 = `
$cat ~0 2|ii|two|dos
`;

export const longDamp = `
$floor-2 ~3 dip|dips|sag*|bounc*|spong*
tile|tiles|floor ~4 hollow|tenting|tented|popping
spongy|spongey|bouncy|rotten|rotted|rotting|rot|delaminat*|punky|mushy
soft ~1 spot|floor
$floor-2 ~3 $soft
$swollen ~3 $baseboard
$baseboard-2 ~3 $swollen-2
$years ~4 $leak-4
`;

/** Rotten eggs are the smell of gas, not of wood. */
export const notLongDamp = `
rotten|rotting ~1 egg|eggs
`;

export const power = `
outlet|panel|breaker|breakers|electri*|power|lamp|light|wiring|luz
`;

export const remains = `
$wild ~3 poop*|pee*|urin*|feces|droppings|guano|manure|waste|nest*|mess|turd* && $wetly
$wild ~4 dead|died|carcass|body|decompos*|rott*|drowned|floating && $wetly
dead|died|rotting|decompos*|drowned ~2 $wild && $wetly
$pet ~3 dead|died|carcass|rott*|decompos*|drowned && $wetly
dead|drowned|rotting ~1 $pet && $wetly
droppings|guano|carcass|manure|dung && $wetly
dog|cat|pet|puppy|chicken|pig|goat|horse|cow ~3 poop*|shit*|feces|diarrhea|manure|crap* && $wetly
$blood && $wetly
medical_waste|needles|diapers|maggots && $wetly
`;

/** Things that only carry the name of a bath or a pool. */
export const notUsed = `
supply|inlet|fill|feed|cold|hot ~2 hose|line ~4 $washing-machine
hose|hoses ~2 burst*|ruptured|split|exploded|broke ~3 dumped|leak*|flooded|spill*
bath|pool|beach ~0 towel|mat|rug
pool_deck|pool_house|pool_table
shower - head|heads
showerhead
`;
