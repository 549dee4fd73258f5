export const words = `
house: house water room car door rising flood* roof attic stuck
water: water flood* creek river ditch current ceiling
bed: bed couch furniture car fridge refrigerator it them stuff boxes things heavy washer dresser
bed: table
touched: touch* grab* held hold* turn* plug* unplug* reach* open* step* stood standing lean* walk*
live: faucet washer dryer fridge refrigerator outlet switch handle panel cord heater stove appliance
live: machine tap shower fence wire plug light lamp freezer dishwasher metal pipe door water puddle
shock: shock shocks jolt jolts zap zaps tingle tingles tingling current electricity electrical
feel: get gets got getting gotten gave give gives giving felt feel feels feeling received took take
shocked: shocked zapped jolted electrocuted
being: got get gets getting been being was were is gotten be almost nearly
wife: wife husband son daughter kid child boy girl mom mother dad father brother sister neighbor
wife: grandma grandpa grandmother grandfather baby toddler friend tenant worker plumber roommate
wife: roofer electrician guy man woman lady uncle aunt cousin helper handyman nephew niece granny
who: he she hes shes him her =i im we they theyre someone somebody person people anyone
who: wife husband son daughter kid kids child children boy girl mom mother dad father brother sister
who: neighbor grandma grandpa grandmother grandfather baby toddler friend tenant worker plumber
who: roommate roofer electrician guy man woman lady uncle aunt cousin helper handyman crew daddy
who: granny nana papa grandson granddaughter nephew niece coworker technician driver elderly momma
cannot: not isnt wont cant cannot doesnt aint stopped quit couldnt barely hardly unable never
limb: head leg arm hip neck back skull ankle wrist rib ribs finger foot face hand knee
harmed: hit broke* bust* cut gash* slic* crack* split bang* smash* crush* burn* hurt* fractur*
trapped: trapped stuck stranded pinned wedged caught buried
place: house home car truck van room attic basement roof elevator bathroom bedroom closet garage
place: upstairs vehicle crawl* cellar trailer apartment floor ceiling beam tree debris water current
place: crossing creek flood river ditch kitchen second inside under
fell: fell fall falls slipped slip tripped collapsed dropped tumbled
into: stairs ladder roof ditch creek river canal well pool hole manhole crawl* basement current
into: flood
into: floodwater water attic through
away: away under downstream off
child: kid kids child children boy girl son daughter toddler baby grandson granddaughter year_old
alone: alone myself ourselves babysitting
parents: mom mommy mama mother dad daddy parents papa grandma grandpa sister brother nobody
absent: work gone asleep away store out left isnt arent not home here
`;

export const phrases = `
$who ~4 $cannot ~2 breathing|breathe|responding|respond|responsive|waking|wake|moving|move
not|isnt|stopped|quit ~1 breathing|responsive|responding
cant|cannot|hard|barely|trouble ~1 breathe|breathing & $who
unconscious|unresponsive|lifeless|passed_out|knocked_out|blacked_out|no_pulse|not_conscious
$who ~4 hurt|injured|bleeding|fainted|collapsed|convulsing|choking|suffocating|unconscious|pinned
hurt|injured|injuries|bleeding ~1 bad|badly|bad|lot|serious*|severe*|real
$who ~5 $harmed ~2 $limb
$who ~4 $fell & $limb|bleeding|hurt|unconscious|cant|wont|not|hit
$who ~4 $fell ~3 $into
$who ~4 face ~0 down
drowning|drowned|drown
$who ~4 $trapped ~4 $place
trapped|stranded|pinned|buried ~3 $place & $who
$who ~3 trapped|stranded|pinned|wedged
cant|cannot|couldnt|unable ~1 get|make ~0 out & $house
cant|cannot|couldnt|unable ~1 get ~1 him|her|them|us|$wife ~1 out
cant|cannot|couldnt ~1 reach|find|see ~1 him|her|$wife & $water
$who ~4 swept|washed|pulled|sucked ~2 $away
missing & $wife & water|flood*|creek|river
ceiling|wall|shelf|beam|tree|roof|cabinet ~3 fell|came|landed|collapsed ~3 on ~0 me|him|her|us|$wife
heart_attack|chest_pain|chest_pains|not_making_sense|turning_blue|turned_blue|throwing_up_blood
$child ~6 home_alone|by_himself|by_herself|by_themselves|all_alone
need_ambulance|need_an_ambulance|call_an_ambulance|medical_emergency|911_now|rescue_us|send_help
`;

/** Someone who felt the current: a person in danger and water near electricity at once. */
export const shock = `
arm|hand|finger|fingers|leg ~3 numb|tingling|burned|tingly & $touched|$live
$feel ~3 $shock ~4 $touched|$live
$feel ~2 shock|shocks|jolt|jolts|zap|zaps|tingle|tingles|tingling
$being ~2 $shocked
$shocked|shocks|zaps|zap|shocking|zapping|bit ~1 me|him|her|us|them|$wife & $live
$live ~3 $shocked|shocks|zaps|shocking|zapping|bit ~1 me|him|her|us|them|$wife
$who ~2 $shocked ~4 $touched|$live|when|from|off|by
electric|electrical ~1 shock
electrocuted|electrocution|electricuted
electricity|current|tingl*|buzz*|jolt|shock ~3 arm|hand|finger|fingers|body|chest|feet|legs
numb|numbness|tingl* ~4 arm|hand|finger|fingers & $touched|$live
$who ~5 cant|cannot|couldnt|wont|unable ~1 let ~1 go
$who ~4 stuck ~1 to ~3 washer|dryer|fence|wire|panel|outlet|cord|machine|fridge|pole
`;

export const childAlone = `
$alone|by_myself|home_alone|no_adult|no_grownup|no_grownups|no_one_home|nobody_home
$parents ~3 $absent
`;

export const not = `
trapped_the_leak|trapped_leak|trapped_moisture|trapped_humidity|trapped_the_water
trapped_a_mouse|trapped_a_rat
move ~2 $bed
stuck ~3 valve|door|window|drawer|lid|handle|knob|pipe|toilet|flapper|float
valve|handle|knob|window|drain|flapper|float|pump|pipe ~1 stuck|trapped
shocked|surprised ~1 at|how|that|to|see|hear|find|learn|price|cost|bill|quote|estimate
drown* ~2 paperwork|work|bills|debt|texts|calls|emails|questions|forms|stress|sorrow
carpet|floor|plant|plants|garden|phone|laptop|grass|lawn|engine ~2 drown*
cat|cats|dog|dogs|rat|rats|mouse|mice|squirrel|possum|bird|snake|bug|bugs ~1 drown*
drown* ~2 phone|laptop|plant|plants|garden|lawn|rug|carpet
culture|sticker|bill|price|rate ~0 shock
shock ~1 absorber|price|bill|cost|value|wave
stuck ~2 with|bill|price|paying|deductible|line|traffic|hold
hurt* ~2 value|resale|price|wallet|feelings|anything|wood|floor|warranty|credit|claim|business
pinned ~2 message|post|location|map
collapsed ~2 lung|line|pipe
fell ~2 apart|behind|short|asleep|off_the_truck|throught
`;
