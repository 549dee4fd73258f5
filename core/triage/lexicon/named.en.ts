/** Things, places and people that have a step of their own: `core/triage/details`. */
export const words = `
rains: rain rains rained raining rainwater storm storms hail hailstorm downpour thunderstorm
cup: bowl dish cooler
mark: knobs knob doorknob windows window waist chest counter higher rising switches
fam: he she hes shes him her husband wife son daughter kid kids child children baby toddler mom
fam: mother
fam: dad father brother sister grandma grandmother grandpa grandfather granny uncle aunt neighbor
fam: roommate friend tenant worker cousin nephew niece boy girl man woman lady guy boss helper
fam: sissy
fam: momma mama daddy papa nana grandson granddaughter coworker partner boyfriend girlfriend
body: skin face hands feet fingers fingertips nails
lye: bleach acid lye drano cleaner chemical chemicals chlorine muriatic battery_acid
home-sign: truck car tv television lights alone elderly older old eighties nineties radio
above: above_us upstairs_unit upstairs_apartment upstairs_neighbor upstairs_neighbors
above: upstairs_tenant unit_above apartment_above condo_above neighbor_above neighbors_above
beside: neighbor neighbors neighbour neighbours
runs: leak* water overflow* drip* flood* burst tub toilet sink shower washer washing pipe
seek: find found locate seen where missing lost
young: brother sister nephew niece cousin
kid: son daughter kid child toddler baby boy girl grandson granddaughter grandbaby year_old
deep: pool creek pond ditch river lake hot_tub water
deep-2: pool creek pond ditch river lake hot_tub overflow*
reach: at to reached reaching up on
high: floor upstairs we attic
swallow: drank swallowed gulped drinking
foul: floodwater flood_water flood sewage creek_water dirty_water muddy_water
panel: panel breaker_box breakers_box fuse_box fusebox electrical_box electric_box meter_box
panel: breaker_panel subpanel load_center meter_base
noise: hum hums humming buzz buzzes buzzing crackl* hiss* sizzl* popping
bowl: toilet toilets commode
lower: tub bathtub shower showers sink
rises: back* comes coming came gurgl* overflow* bubbl* fill* clog* sewage poop
cup: bucket mop_bucket pail cup mug glass bowl pitcher bottle vase jug
comes: come comes came coming back backs backed backing
flush: flush flushes flushed flushing
ill: wet water dripping drips leaking leaks rain soaked humming hums buzzing buzzes hot smoking
ill: underwater
car: car truck van suv jeep pickup vehicle minivan bus
line: line lines wire wires cable cables pole transformer
vessel: vase cup mug bucket bowl pitcher cooler ice_chest glass jug bottle
sparks: arc arcing arced spark sparks sparking sparked crackling sizzling popping scorched
power: outlet outlets socket switch panel breaker wire wires wiring cord plug light fixture
power: receptacle electric* wall
appliance: dryer washer fridge refrigerator dishwasher freezer dehumidifier fan blower microwave
appliance: oven tv computer
drips: drip* leak* rain* pour* run*
own: my our mi mis
cleaner: bleach vinegar peroxide ammonia borax clorox lysol cloro vinagre peroxido amoniaco lejia
cleaner: blanqueador
fallen: fell slipped tripped cayo resbalo tropezo cai resbale callo
limb: hip leg arm ankle wrist knee shoulder ribs cadera pierna brazo tobillo rodilla muneca hombro
snakes: snake snakes moccasin mocasin cottonmouth copperhead rattlesnake rattler
snakes: vibora viboras culebra serpiente cascabel
places: house home hall hallway kitchen bathroom bedroom room garage porch yard closet bed attic
places: laundry couch basement living water
steams: steam* rumbl* hiss* boiling whistl* banging bulg* scalding scream* shriek* swell* swollen
steams: shak*
steams: jump* bucking
opening: door doors doorway threshold window windows sill windowsill frame
tenant: tenant tenants renter renters
gas-thing: gas_furnace furnace gas_heater water_heater gas_stove gas_dryer burner*
infant: baby infant newborn toddler grandbaby
burned-part: skin face hands hand fingers arm arms leg legs chest back belly neck thigh thighs
scalding: hot_water boiling_water hot_line hot_pipe hot_tap hot_side boiling steam
went-in: climbed climb went gone fell down crawled crawl inside slipped lying laying lowered
stopped-at: stuck stopped quit stalled between trapped
comes-in: coming rising filling pouring under getting
batt-thing: hover_board inverter power_station battery_backup drill_battery power_wall
batt-thing: battery batteries lithium ebike e_bike scooter powerwall hoverboard tesla power_bank
hole-in: septic septic_tank cistern manhole crawlspace crawl_space sump_pit pit vault lift_station
hole-in: well tank culvert
down-there: passed_out not_answering wont_answer isnt_answering not_moving isnt_moving collapsed
down-there: unconscious unresponsive stopped_answering quit_answering stopped_talking went_quiet
down-there: not_responding fell_in climbed_in_after going_in_after went_in_after
batt-acts: swell* swollen bulg* fat puffed puffy hiss* smok* pop popped popping popcorn crackl*
batt-acts: fatter puffing sizzl* on_fire caught_fire flames
batt-noise: hiss* sizzl* swollen bulging popping crackling
home-2: house trailer home mobile double_wide porch deck
word-back: answer* moving respond* talking come coming hollering calling
hole: septic septic_tank cistern manhole crawlspace crawl_space crawl sump_pit pit vault
hole: lift_station
hole: culvert tank silo sewer under_the_house under_house underneath_the_house
down-now: passed_out unconscious unresponsive fainted not_breathing blacked_out knocked_out
sway: deck ceiling wall roof beam slab chimney porch sheetrock drywall stairs balcony brick bricks
sway: joist
sway: rafter header column
pulling: pulling pulled separating separated splitting breaking tearing coming ripping
apart: away off apart loose down from
gap: crack cracks gap gaps separation
growing: growing grows grew widening wider bigger longer spreading opening
noise-2: creaking groaning moaning cracking popping snapping
cordy: strip cord cords extension charger powerstrip surge_protector power_cord space_heater
powered: lit plugged live energized running humming
soaked: puddle water soaked soup wet underwater flooded
up-in: climbed went moved got are were im in stuck trapped
small-2: little small tiny bit few minor slight
amount: water puddle sewage spill leak overflow* overflowed spilled came dripped drip spot
amount: amount drops
medicine: medicine medicines medication medications meds pills inhaler nebulizer treatment
medicine: treatments
medicine: insulin dialysis oxygen chemo
heat: hot heat degrees sweltering oven attic 98 99 100 101 102 103 104 105 106 107 108
no-air: no_ac no_a_c ac_out ac_is_out without_ac no_air power power_out no_power electricity hot
no-air: heat
no-air: degrees attic
faint: confused faint fainted fainting dizzy limp delirious woozy passed_out not_making_sense
faint: loopy
faint: cramping
breaker-of-roof: branch branches limb limbs tree hail hailstones wind tornado storm chimney
making: making make drawing designing doing writing preparing creating working_on
poster: poster posters flyer presentation powerpoint slideshow brochure worksheet skit diorama essay
poster: lesson bulletin_board
climb-on: ladder ladders scaffold scaffolding scaffolds antenna mast flagpole boom_lift bucket_truck
climb-on: metal_pole long_pole pool_pole antenna_pole extension_pole pole_saw
overhead: power_line power_lines powerline powerlines electric_line electric_lines electric_wires
overhead: overhead_line overhead_lines overhead_wire overhead_wires live_wire live_wires live_line
overhead: live_lines service_drop drop_line high_voltage
weight: beam post wall joist slab tree limb scaffold scaffolding shed carport fridge refrigerator
weight: freezer washer dryer hot_tub hottub jacuzzi bookcase dresser piano safe truss rafter
toppled: fell tipped collapsed toppled rolled dropped folded landed buckled came_down blew_over
limbs: leg legs arm arms foot hand hips chest
wire-up: wires lines power_line power_lines powerline powerlines
wire-up: electric_line overhead_line service_drop drop_line
street-drain: storm_drain storm_sewer storm_pipe drain_pipe drainage_pipe culvert
crew: plumber plumbers guys other roofer men man crew
hushed: quiet silent silence nothing
heater: water_heater hot_water_heater hot_water_tank heater water_tank boiler waterheater
relief: relief_valve pressure_valve safety_valve t_p tp_valve tpr tpr_valve pop_off popoff
relief: relief_line pressure_relief
relief: relief_pipe relief_tube
plugged-up: plug* cap capped caps capping bolt bolted screw screwed block* stop* stopper clamped
plugged-up: jb_weld tape* weld*
straining: rumbl* bang* growl* knock* thump* pound* roar* groan* steam* hiss* whistl* bulg* swell*
straining: swollen shak*
straining: boiling boils popping scald* freight_train train
ev-car: tesla prius rivian ioniq mach_e mache cybertruck electric_car electric_vehicle
ev-car: electric_truck hybrid golf_cart
ev-car: ebike e_bike electric_bike scooter electric_scooter hoverboard ev volt kona lucid polestar
ev-car: id4 model_3 model_y
ev-car: f150_lightning f_150_lightning golfcart powerwall
ev-drowned: flood* underwater under_water submerged drown* soaked saltwater salt_water went_under
ev-drowned: creek river sank
ev-acts: pop popping pops popped crackl* hiss* sizzl* fizz* steam* vapor vapors smok* tick* hot warm
ev-acts: smell* gurgl*
ev-acts: click* buzz* glow* spark* cloud swell* swollen bulg* fire
wall-plug: outlet outlets socket plug plugs receptacle receptacles switch
scorch: hot warm brown browned brownish black blackened scorched charred melted melting buzz* sizzl*
scorch: crackl* singed
wall-noise: buzz* sizzl* crackl* humming hums fry* popping burn* burnt
wetted-by: wet water leak* drip* flood* rain* soaked damp
breather: oxygen o2 concentrator ventilator vent_battery bipap bi_pap trach tracheostomy
breather: suction_machine
breather: breathing_machine oxygen_machine life_support vent_alarm suction_pump vent_machine
outage: power_out power_is_out power_went_out no_power lost_power without_power no_electricity
outage: lights_out electricity_out
outage: lights_are_off power_off power_is_off powers_off powers_out power_s_out power_s_off
outage: lights_went_out outage
outage: power_died no_electric no_lights lost_electricity electricity_has_been_out
outage: power_has_been_out power_went_off
outage: electricity_is_out power_failed with_the_power cut_the_breakers breaker_tripped blackout
outage: power_cut_off
outage: electric_is_out electric_went_out lights_are_out lights_off
run-down: battery batteries minutes mins min percent beep* alarm* died dead quit dying low empty
run-down: shutting_down
run-down: shut_off wont_run wont_turn_on stopped failing backup
livestock: cow cows horse horses calf goat goats sheep donkey bull steer cattle mule pony hog deer
livestock: animal animals
out-of-it: nonsense gibberish incoherent mumbling babbling loopy goofy is_out_of_it so_out_of_it
out-of-it: been_out_of_it hes_out_of_it shes_out_of_it addled rambling
out-of-it: delusional
out-of-it: talking_crazy talking_funny talking_weird talking_out_of_his_head not_making_sense
out-of-it: not_making_any_sense
out-of-it: makes_no_sense making_no_sense talking_to_himself talking_to_herself
shakes: shiver* shaking sweating
asleep: asleep sleeping sleeps crib cradle bassinet naps napping
sag-signs: sag* bulg* bubble* belly* lower dust* crack* creak* pop* growing grows bigger drooping
sag-signs: droops groan*
man: crew worker workers someone somebody guys laborer hand technician him her
climbs-in: climbed clumb climb went gone go got get crawled lowered dropped slid slipped fell jumped
climbs-in: down in inside
pit: cistern septic septic_tank manhole vault pit lift_station grease_trap tank silo culvert
pit: storm_cellar crawlspace
pit: crawl_space old_well the_well our_well my_well water_well dug_well well_house wellhouse a_well
pit: dry_well sump_pit sump_hole
gone-silent: gone_quiet went_quiet got_quiet gone_silent went_silent no_answer no_response
gone-silent: now_nothing then_nothing
gone-silent: and_nothing passed_out keeled_over nothing_back not_a_sound not_a_peep silent
no-longer: quit stopped isnt wont dont doesnt cant couldnt aint not never cannot havent hasnt no
sound-back: answer* talk* holler* yell* respond* move moving hear hear_him heard breath* talking
sound-back: call calling back
sound-back: come_up came_up
`;
export const washer = `
washer|washing_machine
washing ~1 machine|hose|line|load|leak*|overflow*|flood*|drain*
`;
export const dishwasher = `
dishwasher|dish_washer|dishwash*
`;
export const waterHeater = `
water_heater|hot_water_tank|tankless|hot_water_heater|w_h|tpr
`;
/** A water heater that lets off steam, rumbles or bulges. */
export const heaterPressure = `
heater|water_tank|hot_water_tank|tpr|relief_valve|pressure_valve|safety_valve & $steams
tank ~4 $steams & hot|heater|scalding|pilot|garage|utility
$relief && $plugged-up && $heater|hot_water|tank
drip_pipe|discharge_pipe|drip_tube ~5 $heater & $plugged-up
$heater ~8 $straining
$straining ~4 $heater
steam ~5 tap|faucet|faucets & hot|heater|boiling
`;
export const toilet = `
toilet|toliet|commode
`;
export const sink = `
sink|vanity|faucet|garbage_disposal
`;
export const fridge = `
fridge|refrigerator|icemaker|ice_maker|ice_machine
`;
export const airConditioner = `
ac|a_c|hvac|air_conditioner|air_handler|condensate|drain_pan|minisplit|mini_split
`;
export const plumbing = `
pipe|pipes|supply_line|pex|plumbing|hose_bib|spigot|slab_leak|hose|valve|tub|bathtub|shower
plumber|water_meter|water_main|faucet|shutoff|sprinkler|softener|copper|fitting
`;
export const weather = `
rain*|storm*|hail|snow|snowed|sleet|downpour|thunderstorm|window|windows|chimney|gutter*|siding
from|in ~1 outside
`;
export const rains = `
$rains
`;
/** Rain that a hole in the roof let in, in whatever order it is told. */
export const roofRain = `
$rains && roof|skylight|attic|shingle|shingles|flashing|chimney
$rains & ceiling
`;
/** A hole that a branch, hail or the wind left in the roof. */
export const roofHole = `
$breaker-of-roof ~5 through|thru ~1 roof|shingles
hole|holes|punctur*|gash ~3 roof|shingles|skylight
$breaker-of-roof ~3 punctur*|punched|tore|ripped|peeled ~4 roof|shingles
roof|shingles ~3 punctur*|torn|ripped|blew|blown|peeled ~1 off|away|open|back
`;
/** Rain that a door or a window let in. */
export const rainEntry = `
rain*|storm*|downpour ~4 in|through|under|past|inside|around ~3 $opening
under|through|past|around|from|by|at ~3 $opening & rain|rained|raining|storm*|downpour|rainwater
left|open ~2 window|windows|skylight & rain|rained|raining|storm*
$opening ~2 leak*|drip*|seep* & rain*|storm*|downpour
`;
export const condensation = `
condens*|sweat*|humidity|dew|dehumidifier ~2 tank|bucket
`;
export const spill = `
aquarium|fish_tank|fishtank|waterbed|water_bed
spill*|spilt|knocked_over
$vessel ~2 fell|tipped|broke|leaked|dropped|emptied
`;
export const stain = `
stain*|spot|spots|mark|ring|discolor*|musty|damp|dry|moisture|bubbl*|peeling|blister*
`;
export const standing = `
puddl*|pool|pools|pooling|soak*|soggy|standing|inch|inches|overflow*|flood*|burst|pour*|gush*
spray*|running|ran|wet|dripping|leaking|sewage|spill*
water ~0 on|in|across|everywhere
`;
export const applianceOff = `
machine|washer|dishwasher|it ~2 off|unplugged
turned|shut|switched ~2 it|machine|washer|dishwasher ~0 off
turned|shut|switched ~1 off ~2 machine|washer|dishwasher
unplugged ~2 it|machine|washer|dishwasher
`;
export const fanRunning = `
fan|fans|blower|blowers ~3 on|running|going|started|blowing|already
started|turned|set|put|plugged|running|using|have|got ~5 fan|fans|blower|blowers
`;
export const arcing = `
$power ~4 $sparks
$sparks ~4 $power
burning|burnt|burned|melting|melted ~2 plastic|wire|wires|rubber|outlet|electric*|wiring
smell*|smells ~3 burning|burnt|burned|hot & $power|$appliance
$power ~3 smoking|smoke|melting|melted|burning|burnt|glowing|charred
`;
export const lineOnCar = `
$line ~4 on|across|over|touching|hit ~2 $car
$car ~5 $line ~2 on|across|over|touching|on_top
$car ~4 under ~2 $line
`;
export const carBurning = `
$car ~4 fire|burning|smoking|flames|smoke
fire|flames|smoke ~4 $car|hood|engine
`;
export const roof = `
roof|skylight|shingle*|flashing|tarp
`;
export const neighbor = `
$above
$beside ^3 $runs
$drips|water ~4 from ~2 $beside|upstairs
`;
export const rented = `
landlord|renter|apartment_complex|property_manager|apartment
renting
i|we - rent - here|this|from|it|and|so|my
my|our ~0 rental|lease|rent
`;
export const ownsRental = `
im|am ~1 landlord|landlady|owner
$own ~1 $tenant
$tenant ~3 says|said|called|calls|texted|reports|reported
i|we ~1 own|manage & $tenant|rental|apartments
`;
export const basement = `
basement|cellar
`;
export const crawlspace = `
crawlspace|crawl_space|crawl
`;
export const carpet = `
carpet|rug|carpets|carpeting
`;
export const woodFloor = `
hardwood|wood_floor|laminate|lvp|engineered_floor|bamboo|parquet
`;
export const ceiling = `
ceiling|ceilings
`;
export const fumeSigns = `
headache*|dizzy|sick|woozy|nausea*|nauseous|vomit*|throwing_up|confused|passed_out|fainted
sleepy|lightheaded|cough*|wheez*|choking|gag*|drool*
eyes|eye|throat|lungs|chest ~3 burn*|water*|sting*|tight*|hurt*|fire
`;
export const breathingMachine = `
oxygen|concentrator|cpap|ventilator|nebulizer|dialysis|o2
`;
export const generator = `
generator|genny|genset|generater
`;
export const vehicle = `
drive|driving|car|truck|van|suv|vehicle
`;
export const well = `
well_water|private_well|my_well|our_well|water_well
`;
export const animals = `
dog|dogs|cat|cats|pet|pets|puppy
`;
/** A snake in the house. */
export const snake = `
$snakes ~4 in|inside|on|under|behind|by ~2 $places
theres|saw|there_is ~2 $snakes
`;
export const facility = `
nursing_home|daycare|day_care|hospital|clinic|assisted_living|memory_care|group_home|school|shelter
`;
export const missingChild = `
$seek ~4 $kid & $deep
missing|lost|gone ~2 $kid & $deep-2
$kid|$young ~5 $deep ~6 cant|cannot|couldnt|dont ~0 find|see ~0 him|her|them
$kid|$young ~9 cant|cannot|couldnt|dont ~0 find|see ~0 him|her|them & $deep
cant|cannot|couldnt|dont ~1 find|see ~1 $young & $deep
bike|shoes|shoe|scooter|toys|trike ~2 there|here|left & $kid && $deep-2 & not|gone|nobody|isnt
`;
export const trappedByWater = `
trapped|stuck|stranded ~4 attic|roof|upstairs|second_floor|counter* & water|flood*
water|flood*|it ~2 $reach ~2 stairs|staircase|landing & $high
second_floor|2nd_floor|attic|roof ~6 water|flood*|river|creek ~3 rising|climbing|higher
we|were|im|family|people|kids|parents ~3 attic|roof & rising|climbing|higher|surrounded
cant|cannot ~2 get_out|leave|escape ~6 water|flood*|rising|creek|river
water|flood*|creek|river ~6 cant|cannot ~2 get_out|leave|escape
surrounded ~1 by ~1 water|floodwater
water|flood*|creek|river ~3 reach|reached|reaches|reaching ~1 second_floor|2nd_floor|attic
$fam ~6 cant|cannot|couldnt|wont ~1 climb|walk|swim && water ~4 coming|rising|climbing|higher|stairs
we|were|im|kids|family ~3 counter|counters|table|tables|dresser|bunk && water ~4 $mark
`;
export const unattended = `
nobody|noone|no_one|not ~1 home
we|i ~1 were|was|are ~1 away|gone
out_of_town|on_vacation|on_a_trip
`;
export const waterBill = `
water ~1 bill|usage
bill ~3 water|high|jumped|doubled|tripled
`;
export const onRoof = `
people|family|we|were|im|kids|they|someone|neighbors ~3 on ~2 roof & water|flood*|rising|river|creek
stuck|stranded|waiting|trapped ~2 roof & water|flood*|rising|river|creek
`;
export const inCar = `
in|inside|stuck|trapped|sitting ~2 $car
$car ~2 stalled|died|quit ~3 crossing|creek|river|flood*|high_water
`;
/** A machine that someone breathes with, or needs to breathe, and that is about to stop. */
export const breathingPower = `
$breather && $outage
$breather ^6 $run-down
$run-down ^4 $breather
trach|ventilator|oxygen && $run-down & machine|tank|battery|vent|suction|concentrator
`;
/** An outlet or a wall that water reached and that is hot, browned or noisy now. */
export const hotWall = `
$wall-plug ~6 $scorch && $wetted-by
wall|walls|outlet|switch ~4 hot && $wall-noise|outlet && $wetted-by
wall|walls ~6 $wall-noise && $wetted-by && hot|smell*|sound|hear|noise
$wall-noise ~5 wall|walls && $wetted-by
`;
/** A ceiling that grows, cracks or sheds dust over someone asleep. */
export const sleeperBelow = `
ceiling|plaster|sheetrock|drywall & $sag-signs && $asleep
`;
export const livestock = `
$livestock
`;
/** Sudden illness that a family explains away: "he says he is only tired". */
export const suddenIllness = `
$fam|he|shes|hes|neighbor|lady ~6 $out-of-it
hard|tough ~2 wake|rouse|get_up & $fam|he|she
calls|calling|called ~1 me ~4 name|names & $fam|he|she
red ~1 streak*|lines|stripes & arm|leg|foot|hand|wound|cut|nail
fever|chills && cut|nail|wound|scrape*|gash|stepped && flood*|mud|sewage|creek
drunk|drinking ~4 dont_drink|doesnt_drink|aint_drank|never_drinks & $fam|talk*|slur*
wrong ~0 feet|foot|shoe & $fam|he|she
mouth|face ~1 crooked|droop*|lopsided|twisted & he|she|his|her|$fam
words ~1 wont_come|are_mush|jumbled & $fam|he|she
`;
/** The same where its own words deny: "stopped shivering", "cannot get his words out". */
export const suddenLoss = `
stopped|quit|isnt|not|no_longer|aint ~1 $shakes & cold|flood*|soaked|wet|creek|river|hot|attic|hours
cant|cannot|couldnt|wont ~2 get ~1 words|sentence
cant|cannot|couldnt|hardly|barely|wont ~2 wake* ~1 him|her|up && $fam|he|she|him|her
dont|doesnt|didnt|cant ~1 know|remember ~2 what_day|what_year|where_he|where_she|who_i|day_it_is
`;
export const birth = `
in ~0 labor|labour
water|waters ~1 broke && baby|pregnant|hospital|contractions|weeks
contractions
baby ~2 is ~0 coming
giving ~0 birth
`;
export const illFromWater = `
$swallow ~5 $foul
$swallow ~3 water ~4 flooded|creek|river|ditch
floodwater|flood_water|sewage ~8 fever|vomit*|throwing_up|diarrhea|confused|delirious
fever|vomit*|throwing_up|diarrhea|delirious ~8 $foul
cut|wound|scratch|foot|leg ~6 red|swollen|swelling|streak*|infected|pus & $foul
cut|cuts|scraped|scratched|gashed ~0 my|his|her && red|swollen|swelling|infected|pus && $foul
formula|bottle|bottles ~4 water && $infant && runs|diarrhea|vomit*|fever|wont
`;
export const chestPain = `
chest ~4 hurts|hurting|tight|tightness|pain|pains|pressure|squeezing|squeezed|heavy|elephant|sitting
pain|pressure|tightness ~2 chest
`;
export const unresponsive = `
not|isnt|stopped|quit ~1 breath*
choking
wont|not|doesnt ~0 talk
unconscious|unresponsive|passed_out|wont_wake|wont_wake_up|collapsed|not_waking|blue
responsive|respond*|wake & not|isnt|wont|doesnt
`;
export const breathingTrouble = `
breath* & cant|cannot|barely|trouble|hard|short|struggling|difficulty
asthma ~2 attack
inhaler|wheez*|gasping
`;
export const bleeding = `
bleed*|bled|blood
gash*|stabbed|sliced|impaled
`;
export const injury = `
hit|hurt|banged|cracked|split|fell|landed ~4 head|skull|neck|back
fell ~3 stairs|ladder|roof|attic
concussion
$fallen ~9 $limb & hurt*|pain|broke*|move|numb|swollen
$fallen ~9 cant|cannot|couldnt ~1 get_up|stand|walk|move
broke*|fractured ~2 $limb|bone
`;
export const chilled = `
hypotherm*|shiver*|freezing
`;
/** Signs of illness or injury that call 911, without any word such as "hurt" or "sick". */
export const medical = `
$fam ~5 confused|disoriented|delirious|incoherent|clammy
$fam ~5 stumbling|stumbles|staggering
$fam ~6 walked|walks|walking|bumps|bumping ~2 into ~1 door|doorframe|doorway|wall|walls
keeps|kept ~1 asking|repeating ~3 what|where|who|same|day|over
same ~0 question ~4 over|again & $fam
lips ~3 blue|bluish|purple|gray|grey|swollen|swelling
$body ~3 blue|bluish|purple|ashen & $fam
tongue|throat ~3 swelling|swollen|closing|swelled|puffing
hives ~4 all_over|everywhere|face|spreading|neck
breath ~2 smells ~4 fruit*|gum|acetone|nail_polish|sweet
$fam ~6 breathing|breaths ~1 fast|weird|funny|shallow|rapid|ragged|strange
breathing ~2 weird|funny|shallow|rapid|ragged|fast & $fam
hit|banged|bumped|whacked|knocked|landed ~4 head & vomit*|threw_up|throwing_up|puk*|sleepy|drowsy
hit|banged|bumped|whacked|knocked|landed ~4 head & dizzy|asking|forget*|blurry|headache|ear
pupil|pupils ~4 bigger|different|size
splash*|sprayed|squirted|got ~5 eye|eyes & $lye
eye|eyes ~3 burn*|cant_see|blurry & $lye
heat_stroke|heatstroke
hard|difficult|tough ~1 wake|rouse & $fam
$infant ~9 floppy|limp|listless|lethargic|glassy
floppy|limp|listless|lethargic ~5 $infant
leg|foot|hip ~3 turned|twisted|pointing|bent ~2 out|wrong|sideways|funny & fell|slipped|fall
fever|chills|shaking ~6 cut|wound|scrape|leg|foot & red|hot|swollen|streak*
red|redness ~4 hot|streak* & leg|foot|arm|hand & cut|wound|toe|scrape|sewage|toilet|flood*
lightheaded|faint|dizzy|weak ~6 chest|heart|arm|jaw
heart ~2 racing|pounding|fluttering|skipping & dizzy|faint|pale|breath*|shock*|weak
lips|tongue|mouth ~2 tingl*|numb && wheez*|hives|swell*|itch*|breath*
found ~2 $fam & gray|grey|blue|purple|cold|stiff
`;
/** Signs of a stroke. */
export const stroke = `
having|had ~0 stroke
$fam ~5 slurring|slurs|slurred
words|speech ~3 slurred|slurring|mush|garbled|jumbled
slurr* ~1 speech|words|talking
face|mouth|smile ~2 droop*|crooked|lopsided & arm|talk*|speech|slurr*|face|$fam|words
his|her ~0 face|mouth|smile ~2 droop*|crooked|lopsided
face|mouth ~2 slipping|sagging|drooping|sliding|hanging|numb & arm|side|leg|talk*|speech
arm|leg|side ~2 dead|numb|limp|weak & face|mouth|speech|words|talk*
left|right|one ~0 side|arm ~3 weak|numb|limp|paralyzed & talk*|speak*|face|mouth|speech|smile
his|her ~0 left|right ~0 side|arm|leg ~2 weak|numb|limp|paralyzed
`;
/** What a stroke takes away. */
export const strokeLoss = `
cant|cannot|wont ~1 lift|raise|move ~1 arm|leg & face|mouth|speech|words|droop*|talk*
cant|cannot|couldnt ~1 talk|speak ~1 right|straight|clear|clearly & $fam|side|arm|face
`;
/** Someone under something heavy that fell: lifting it can hurt more. */
export const pinned = `
$fam|$crew|$limbs|me ~3 pinned|crushed
$weight ~3 $toppled ~2 on|onto|atop ~0 $fam|$crew|me|us|them
$weight ~3 blew|fell|tipped ~0 over ~0 $fam|$crew
$fam|$crew|$limbs|me ~3 underneath|beneath|stuck|trapped ~3 $weight
$weight ~4 $toppled && $fam|$crew|someone ~3 under_it|underneath|beneath|stuck|trapped
$fam|$crew|someone ~2 under|stuck_under|trapped_under ~1 $weight && $toppled
beam|post|wall|joist|slab|tree ~2 across|on|over ~1 his|her|my ~0 legs|leg|chest|arm|hips
`;
/** Someone in a car or a closed room with an engine on. */
export const inExhaust = `
$fam|someone|im|=i ~5 in|inside|asleep|sleeping|sitting ~3 $car && running|idling|engine|on
$fam|someone|im|=i ~5 in|inside|asleep ~3 garage|shop|barn|bay && $car|engine ~4 running|idling|on
sleeping|asleep|sitting ~2 in|inside ~1 $car && engine|running|idling
$car|engine ~4 running|idling|on && $fam|someone ~2 inside|in_there|in_it
`;
/** The same where their own words deny: "not sweating", "cannot lie flat". */
export const helpless = `
no|without|hasnt|havent ~2 tears|diaper|peed|wet & $infant && vomit*|threw|throwing|sewage|fever
$infant ~5 wont|cant|not|isnt|doesnt ~1 wake|respond*|react*|nurse
$fam ~5 not|isnt|stopped|quit|wasnt|no_longer ~0 sweating
$fam ~4 doesnt|didnt|cant|cannot|wont ~1 know|remember|recognize ~2 me|us|day|year|name
$fam ~4 doesnt|didnt ~1 know ~1 where ~0 he|she
cant|cannot|couldnt ~1 lie|lay ~0 flat|down & breath*|air|swollen|chair
missed|skipped|missing ~3 dialysis|insulin|chemo
hasnt|havent|without|no ~4 insulin|dialysis & $fam|my|i
insulin|dialysis ~9 hasnt|havent ~1 had|gone|been|got
$fam|i ~4 hasnt|havent|without|missed|skipped ~4 $medicine
$medicine ~4 missed|skipped|ruined|gone|washed & $fam && days|since|today|doses|dose
`;
/** Someone in another place who may need help: not answering, not back, or above the water. */
export const elsewhere = `
voicemail|voice_mail & water|flood*|creek|river|crossing|bayou|storm
last ~1 text|call|message|heard ~8 water|creek|flood*|crossing|bayou
$fam ~4 wont|isnt|doesnt|hasnt|not|didnt ~1 answer*|come|open|respond* ~2 door|knock* && $home-sign
$fam ~3 wont|isnt|doesnt|hasnt|not ~1 answer*|pick|picking ~2 phone|cell & creek|flood*|crossing
cant|cannot|couldnt|havent ~1 reach|get_ahold|raise|heard ~2 $fam & water|flood*|creek|storm
found ~2 $car ~9 empty|creek|crossing|river|ditch|downstream|wash
$car ~4 empty|nobody ~4 creek|crossing|river|ditch|water
$car ~4 creek|crossing|river|ditch|water ~4 empty|nobody|no_one|door_open|doors_open
$fam ~4 still ~1 in|inside ~1 there|chair|wheelchair|bed && water|rising|flood*|step|smoke|gas
$fam ~4 on|on_top|sitting ~3 table|counter|bed|dresser & water|flood* & rising|knee*|waist|walk
never|didnt|hasnt|havent ~1 came|come|made|showed ~1 home|back|it|yet & crossing|creek|flood*
supposed ~3 home|back|here & crossing|creek|flood*|high_water
$car ~4 crossing|creek|river|ditch ~5 underwater|under|water && lights|headlights|door|doors
$car ~6 canal|creek|ditch|river|pond && wipers|headlights|nose|floating|flipped|honk*
`;
/** The writer is not at the house. */
export const farAway = `
im|am|we|were|live ~2 out_of_town|out_of_state|far_away|overseas|deployed|offshore
hours|miles|states ~0 away
im|am ~1 in & house|place|rental|condo ~1 is ~1 in
`;
/** Hot water under the floor: a warm place beside a bill or a meter that turns. */
export const slabLeak = `
warm|hot ~3 spot|place|patch|area ~3 floor|tile|slab|hallway
floor|tile|slab ~4 warm|hot ~3 one|spot|place|feet|barefoot|foot
slab ~1 leak*
meter ~4 spin*|turning|moving|running & off
`;
/** Water that got into a lamp or a light fixture. */
export const wetLight = `
light|lamp|fixture|globe|bulb|chandelier|can_light|ceiling_fan ~6 water|drip*|leak*|full|wet|pour*
water|drip*|leak*|pour*|coming|running ~5 light|lamp|fixture|globe|bulb|chandelier|ceiling_fan
`;
export const inWater = `
drown*|swept|sweeping
washed|carried|pulled ~1 away|under|downstream
stuck|trapped|stranded|caught ~4 creek|river|current|floodwater|car|truck|crossing
`;
export const wetPanel = `
$panel ~4 $ill
water|drip*|leak*|rain|wet ~5 $panel
`;
/** A panel that makes a noise, is hot or smokes. */
export const panelActs = `
$panel ~4 $noise|hot|warm|smok*|glow*
$noise ~4 $panel
$panel ~6 sounds|sound|sounding ~2 bacon|frying|popcorn|bees|rain
`;
/** A blocked drain line: it comes up in several fixtures, or in the lowest. No valve stops it. */
export const backup = `
$bowl ~5 $lower & $rises
$lower ~6 $bowl & $rises
every|all|both|several ~3 drain|drains|toilet|toilets|bathrooms|fixtures & $rises
$comes ~3 up|out|into|through ~3 $lower|floor_drain|drain|drains
$flush & $lower & $rises
sewer|main|drain|septic ~1 line|main|tank ~2 backed|backing|backs|backup|clogged|blocked
`;
/** A flood that is over but for its traces. */
export const aftermath = `
gone|went|already ~2 back|gone ~0 down
water|creek|flood* ~4 receded|drained
since|after|following ~2 flood*|storm|hurricane
clean*|clear*|muck*|gut*|haul* ~4 flood*
`;
/** Clean water out of a bucket or a cup. */
export const smallSpill = `
dribbl*|dripped|spill*|leaked ~5 towel|towels|cup|cupful|napkin|tablespoon
$cup ~1 water ~3 spill*|spilt|tipped|fell|dropped|knocked
spill*|spilt|tipped|dropped|knocked ~3 $cup ~1 water
spill*|spilt ~3 water ~3 $cup
`;
/** A small amount of water, or a small place that it wetted. */
export const little = `
$small-2 ^3 $amount
$amount ^3 $small-2
towel|towels|paper_towels|cup|cupful|tablespoon && mopped|wiped|dried|soaked_up|cleaned
`;
/** What was found as furniture was moved. */
export const behindFurniture = `
behind|under|back_of ~2 dresser|couch|sofa|bed|wardrobe|furniture|headboard|bookcase|armoire
moved|moving ~2 dresser|couch|sofa|bed|wardrobe|furniture|headboard|bookcase|armoire
`;
export const price = `
how_much|what ~5 cost|costs|charge|charges|price
how_much - to|for ~1 dry|drying|fix|fixing|repair|clean|cleaning|replace|remove|test|treat|patch
estimate|quote|bid|ballpark ~0 for ~6 dry|drying|dry_out|dryout|restoration|mitigation
`;
/** The city's own pipe in the street: no valve of the house stops it. */
export const cityMain = `
city|water|town|utility|public|street - main|mains
city_water_main|hydrant|hydrants
main ~2 broke|burst|break|ruptured|broken ~2 street|road
`;
/** A faucet or a bathtub that was left on: clean water, and the cause of it. */
export const leftRunning = `
left|leave|leaving|forgot ^4 tub|bathtub|bath|faucet|tap|shower|water ^3 running|on|filling|open
`;
/** A lesson, a test or homework: what it names is a subject, and no loss. */
export const schoolwork = `
$making ^4 $poster ^8 class|school|students|kids|about|safety|on
$making ^4 project|report|paper|speech ^6 class|school|teacher|grade
study|studying ^4 test|exam|quiz|license|certification
for ^2 school|class|science|homework ^1 project|report|assignment|paper && what|how|why
teacher|professor|instructor ^2 asked|asks|asking|wants ^3 what|how|why|us
homework ^2 asks|about
`;
/** Mold, and what to clean it with. */
export const moldCleaning = `
$cleaner && mold*|mould*|mildew*|moldy
clean*|remove|kill|scrub* ~4 mold|mould|mildew
`;
export const gasAppliance = `
pilot|burner|burners|pilot_light ~4 out|wet|underwater|under_water|relight*|drown*
water|flood* ~2 put ~1 out ~1 pilot
relight*
$gas-thing ~4 underwater|under_water|submerged|flooded
water|inches|inch|flood* ~3 reached|covered|over|into ~2 $gas-thing
`;
/** Mold on a bathroom surface or a small patch of it. */
export const surfaceMold = `
mold*|mildew*|dots|specks & caulk|grout|shower|bathtub|window_sill|windowsill|sill|tile
mold*|mildew* ~8 size ~2 dime|quarter|coin|hand|palm|plate|tortilla|cookie|card|phone
small|little|tiny ~2 patch|spot|dots|specks ~4 mold*|mildew*
`;
/** A burn from hot water or steam. */
export const scald = `
scald* & $fam|$burned-part|me|=i
$fam|me|$burned-part ~4 burned|burnt|blister*|peeling && $scalding
burned|burnt|blistered ~4 $fam|me|$burned-part && $scalding
`;
/** Someone down in a tank, a pit or a well: a rescuer who follows is overcome too. */
export const confinedSpace = `
$went-in ~4 $hole-in & $down-there
$hole & $down-now
$fam|someone|somebody ~2 dropped|collapsed|keeled|fell_over|went_limp ~4 $hole
$fam|someone|somebody ~4 $hole ~3 dropped|collapsed|keeled|went_limp|went_quiet
$fam|someone ~4 in|into|down|inside ~3 $hole & isnt|not|wont|stopped|quit ^1 $word-back
$fam|someone ~4 under|underneath ~2 $home-2 && isnt|not|wont|stopped|quit ^1 $word-back
$fam ~3 $hole & hasnt|not|didnt ^1 come|came ~1 out|up
go|going|gonna|climb*|jump* ~2 in|down|after ~1 after ~0 him|her|them & $hole
go|going|gonna|climb*|jump* ~1 after ~0 him|her|them & $hole
go|going|gonna|about|fixing|climb* ~3 get|pull|save|help ~1 him|her|them & $hole && $down-now
$fam|$crew ~5 under_the_house|$hole && he|she|hes|shes|one ~1 gone|went ~0 $hushed
$fam|$crew ~5 under_the_house|$hole && havent|cant ~0 heard|hear ~1 sound|peep|noise|him|her
$fam|someone ~5 down|in|into|inside ~1 $street-drain && cant|dont|havent|only|just ~0 hear*
$fam|someone ~5 down|in|into|inside ~1 $street-drain && quit|stopped|isnt|wont ~1 $word-back
$fam|someone|somebody ~2 stuck ~2 $street-drain
$climbs-in ~5 $pit && $gone-silent
$fam|$crew|$man ~2 $climbs-in ~5 $pit && $no-longer ^1 $sound-back
`;
/** People shut in by an elevator or a door while water comes in. */
export const shutIn = `
elevator|lift ~4 $stopped-at && water|flood*|rain|rising|pouring
elevator|lift ~4 $stopped-at && somebody|someone|people|person|banging|inside|kids|me|us|we|$fam
somebody|someone|people|person|kids|me|us|we|$fam ~3 stuck|trapped ~3 elevator|lift
door ~3 wont|cant|not|stuck|jammed & water|flood* ~3 $comes-in && in|inside
cant|cannot|couldnt ~2 open ~2 door & water ~3 $comes-in
knock*|bang*|yell*|scream*|voices ~5 elevator|lift
`;
/** A battery that swells, hisses or smokes. */
export const batteryActs = `
$ev-car && $ev-drowned && $ev-acts
my|our|the|el|mi|nissan|chevy ~0 leaf|bolt && $ev-drowned && $ev-acts
my|our|his|her|ford|f150 ~0 lightning && $ev-drowned && $ev-acts
lightning ~1 went|sat|drowned|submerged ~3 $ev-drowned|under && $ev-acts
$batt-thing ~5 $batt-acts
$batt-noise ~4 $batt-thing
`;
/** People in an attic with the water below them. */
export const inAttic = `
$up-in ~3 attic && rising|flood*|river|creek|climbing|waist|chest
trapped|stuck ~3 attic
we|were|im|family|kids ~4 attic && water ~4 stairs|downstairs|door|window|up|ceiling|switches
theyre|they|parents|folks ~3 attic && water|flood* ~4 second_floor|upstairs|stairs|rising|up
`;
/** Someone whom the heat made ill. */
export const overheated = `
heat_stroke|heatstroke|heat_exhaustion|sunstroke
$fam|i|im ~5 not|isnt|stopped|quit|wasnt|no_longer ~0 sweating & $heat|dry|skin|confused|mad
$fam|i|im ~4 $faint && no_ac|no_a_c|ac_out|power_out|no_power|without_ac & $heat|days|hours
$fam|i|im ~6 $faint && $heat & ac|air_conditioning|power|electricity ~2 out|off|down|quit
hot|burning|red ~2 dry|touch & $fam && $no-air
skin ~2 dry|hot|red && no_ac|no_a_c|ac_out|power_out|no_power && $heat|days|outside
`;
/** A part of the house that is moving now. */
export const givingWay = `
$sway ^0 $pulling - $apart
$sway ^1 pulling|pulled|separating|separated|splitting|tearing - $apart
$gap ~3 $growing
$noise-2 ~4 ceiling|wall|beam|rafter|joist|roof|floor|trailer|porch & wet|soaked|crack*|sag*|gap
ceiling|wall|beam|rafter|joist|roof|porch ~3 $noise-2
ceiling|roof|wall|porch|balcony|stairs ^1 is|are|started - falling|caving|collapsing|dropping
slab|foundation|house|floor ~2 dropped|sank|shifted|tilted && door|doors ~3 wont|cant|jam*|shut
no ~0 door|doors ~1 will|would ~1 shut|close|open && slab|foundation|floor|house
porch|roof|balcony|carport ~3 resting|hanging|held ~3 one|post|nail|thread|corner
wall|slab|foundation|porch|deck ~2 moved|moving|shifted|leaning|slid ~1 again|more|today
`;
/** A cord, a strip or an appliance under power in a wet floor. */
export const liveInWater = `
$cordy ~6 $powered && $soaked
still ~0 $powered|on & $cordy && $soaked
fridge|refrigerator|freezer|washer|dryer ~4 floating|standing_in_water & $powered
`;
/** A ladder or a scaffold near lines that are still up. */
export const climbNearLine = `
$climb-on ~6 under|underneath|beneath|below|near|next|close|against|by|touching|toward ~3 $overhead
$climb-on ~6 under|underneath|beneath|below|near|next|against|by ~3 overhead|live|power ~0 $wire-up
$climb-on && $wire-up ~4 low|close|overhead|above|over|inches|right_by|right_next
`;
