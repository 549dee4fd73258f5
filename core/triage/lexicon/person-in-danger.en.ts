export const words = `
oxygen: oxygen o2 concentrator ventilator trach breathing_machine
runs-out: out empty red low beeping beeps dead died quit stopped failing
house: house water room car door rising flood* roof attic stuck
water: water flood* creek river ditch current ceiling
touched: touch* grab* held hold* turn* plug* unplug* reach* open* step* stood standing lean* walk*
live: faucet washer dryer fridge refrigerator outlet switch handle panel cord heater stove
live: appliance
live: sink tub pool spigot machine tap shower fence wire
live: plug light lamp freezer dishwasher metal pipe door water puddle
shock: buzz buzzing cosquilleo shock shocks jolt jolts
shock: zap zaps tingle tingles tingling current electricity electrical
feel: get gets got getting gotten gave give gives giving felt feel feels feeling received took
feel: take
shocked: shocked zapped jolted electrocuted
being: got get gets getting been being was were is gotten be almost nearly
wife: wife husband son daughter kid child boy girl mom mother dad father brother sister neighbor
wife: grandma grandpa grandmother grandfather baby toddler friend tenant worker plumber roommate
wife: roofer electrician guy man woman lady uncle aunt cousin helper handyman nephew niece granny
who: he she hes shes him her =i im we they theyre someone somebody person people anyone
who: wife husband son daughter kid kids child children boy girl mom mother dad father brother
who: sister
who: neighbor grandma grandpa grandmother grandfather baby toddler friend tenant worker plumber
who: roommate roofer electrician guy man woman lady uncle aunt cousin helper handyman crew daddy
who: mommy grandad granddad resident renter compadre
who: grama gramma granny nana papa grandson granddaughter
who: nephew niece coworker technician driver elderly momma
cannot: not isnt wont cant cannot doesnt aint stopped quit couldnt barely hardly unable never
limb: head leg arm hip neck back skull ankle wrist rib ribs finger foot face hand knee
harmed: hit broke* bust* cut gash* slic* crack* split bang* smash* crush* burn* hurt* fractur*
trapped: trapped stuck stranded pinned wedged caught buried
place: house home car truck van room attic basement roof elevator bathroom bedroom closet garage
place: upstairs vehicle crawl* cellar trailer apartment floor ceiling beam tree debris water
place: current
place: crossing creek flood river ditch kitchen second inside under
fell: fell fall falls slipped slip tripped collapsed dropped tumbled
into: stairs ladder roof ditch creek river canal well pool hole manhole crawl* basement current
into: flood
into: floodwater water attic through
away: away under downstream off
child: kid kids child children boy girl son daughter toddler baby grandson granddaughter year_old
alone: alone myself ourselves babysitting
parents: mom mommy mama mother dad daddy parents papa grandma grandpa sister brother nobody
heavy: ceiling celing cieling sealing wall shelf beam tree roof cabinet drywall sheetrock
kin: wife husband son daughter kid kids child children mom mother dad father brother sister
kin: mommy daddy grandad granddad gramps compadre
kin: grandma grandpa grandmother grandfather baby toddler aunt uncle granny momma mama
car: car truck van suv jeep vehicle pickup
part: arm arms hand hands finger fingers leg legs foot feet toes body skin
live-metal: faucet handle knob metal sink fridge refrigerator washer dryer dishwasher stove oven
live-metal: microwave
live-metal: spigot shower_head manija regadera llave refri lavadora secadora estufa lavabo metal
live-metal: piso
live-metal: puerta fregadero
prickle: tingl* prickl* zap zaps zapped zapping buzz buzzes buzzing pins_and_needles
wet-place: floor water puddle wet faucet shower tub sink spigot washer dryer fridge tap
absent: work gone asleep away store out left isnt arent not home here
wet-metal: pole pool pump cord water wire fence ladder dock rail hose freezer motor
seized: locked_up froze_up stiff rigid shaking jerking
fallen-thing: scaffold scaffolding shed carport fence deck porch barn awning garage trench tree
fallen-thing: beam wall roof ceiling shelf chimney
came-down: collaps* folded fell caved blew buckled toppled tipped gave
beneath: under_it under_that underneath beneath pinned crushed
whom: men guys people workers kids legs leg arm crew him
`;

export const phrases = `
$oxygen ~4 $runs-out & power|tank|water|flood*|storm|hours|hour|minutes|left|leak*|backup
car|truck|van ~1 went|gone ~0 under & him|her|them|me|us|inside|kids
$who ~4 $cannot ~2 breathing|breathe|breath|responding|respond|responsive|waking|wake|moving|move
not|isnt|stopped|quit ~1 breathing|responsive
$who ~2 not|isnt|stopped|quit ~1 responding
cant|cannot|hard|barely|trouble ~1 breathe|breathing|breath & $who
unconscious|unresponsive|lifeless|passed_out|knocked_out|blacked_out|no_pulse|not_conscious
$who ~2 lying|laying ~3 water
$who ~3 down ~1 water
$who ~4 hurt|injured|bleeding|fainted|collapsed|convulsing|choking|suffocating|unconscious|pinned
hurt|injured|injuries|bleeding ~1 bad|badly|bad|lot|serious*|severe*|real
$who ~5 $harmed ~2 $limb
$who ~4 $fell & $limb|bleeding|hurt|unconscious|cant|wont|not|hit
$who ~4 $fell ~3 $into
$who ~4 face ~0 down
fell|fallen|landed|collapsed ~1 on ~0 me|him|her|us|$wife
drowning|drowned|drown
$who ~4 $trapped ~4 $place
trapped|stranded|pinned|buried ~3 $place & $who
$who ~3 trapped|stranded|pinned|wedged
cant|cannot|couldnt|unable ~1 get|make ~0 out & $house
cant|cannot|couldnt|unable ~1 get ~1 him|her|them|us|$wife ~1 out
cant|cannot|couldnt ~1 reach|find|see ~1 him|her|$wife & $water
$who ~4 swept|washed|pulled|sucked ~2 $away
missing & $wife & water|flood*|creek|river
$heavy ~3 fell|came|landed|collapsed ~3 on ~0 me|him|her|us|$wife
heart_attack|chest_pain|chest_pains|not_making_sense|turning_blue|turned_blue|throwing_up_blood
$child ~6 home_alone|by_himself|by_herself|by_themselves|all_alone
$who ~4 wont|isnt|not|doesnt ~1 answer*|talk* & laying|lying|fell|hit|fall
stuck ~2 attic|roof|elevator|$car & water|flood*|rising|kids|help
trapped|stranded ~3 house|home|car|truck|attic|roof|elevator & water|flood*|rising|help
$who ~3 stuck & door ~2 wont|cant|not ~1 open
$who ~3 on ~0 roof & rescue*|help|flood*|up_to|rising|boat|second_floor|send
people|family|kids|somebody|someone ~3 on ~1 roof & water|flood*
people|family|kids|somebody ~4 car|truck|van & ditch|creek|river|flood*|crossing|bayou
someone|driver|lady|man|woman ~4 car|truck|van & ditch|creek|river|flood*|crossing|bayou
car|truck|van ~3 creek|river|ditch|bayou|crossing & people|someone|somebody|kids
car|truck|van ~3 creek|river|ditch|bayou|crossing & inside|lady|man|woman
my|his|her ~0 $limb ~1 broke|broken|bleeding
cant|cannot|couldnt ~1 get ~1 him|her|$wife ~0 up|down
$child ~0 is_blue|is_limp|went_limp|looks_blue
cant_breathe|cannot_breathe & gas|smoke|fumes
elevator ~2 stuck & people|person|someone|tenant|resident|inside|kids
asthma_attack|having_a_seizure|seizing|concussion
water|current|river|creek|flood ~1 took|swept|carried ~1 him|her|$wife
$who ~3 sucked|pulled|fell ~2 culvert|drain|storm_drain
got_hit|got_bit ~3 panel|breaker|outlet|wire|wires|current|metal|skin
on_the_roof|on_our_roof|on_my_roof|on_roof & rescue*|help|flood*|rising|kids|children|send
on_the_roof|on_our_roof|on_roof & all_around
need_ambulance|need_an_ambulance|call_an_ambulance|medical_emergency|911_now|rescue_us|send_help
water ~5 my|our|his|her|their ~0 chest|neck|waist|chin
car|truck|van ~6 flood*|water & im_inside|im_in_it|were_inside|were_in_it|still_inside
we|were|kids ~2 up_on ~3 counter*|tables & water|flood*
were_on ~1 roof & up_to|rising|rescue*|help|flood*
were|we|im|us ~1 stuck|trapped ~2 roof|attic
cant|cannot|couldnt ~1 open ~1 door & water & inside|get_out
were|im|youre ~2 trapped|stranded
were|we|im|us ~1 stuck|trapped ~2 upstairs|second_floor|$car|elevator
he|she|hes|shes|$kin ~2 doesnt|wont|isnt|not|stopped|quit ~1 answer|answering|responding|talking
went|gone ~1 down|in|inside|under|out|up|into ~9 hasnt|isnt|wont|not ~1 answer*|respond*
went|gone|crawled ~1 down|in|inside|under|into ~6 hasnt|havent|not|didnt ~0 come ~0 out|up
fell|fallen|slipped|floor|lying & cant|cannot|couldnt ~1 get ~0 up
he|she ~1 cant|cannot|couldnt ~0 get ~0 up
$kin ~1 missing
someone|somebody|people|person|he|she|they|neighbor|tenant|family|$kin ~2 still ~0 inside|in_there
someone|somebody|people|he|she|neighbor|$kin ~2 still ~1 in ~2 flooded|burning
we|us|kids|family|people ~2 in|on ~1 attic|roof && rising
stuck|trapped ~2 attic|roof|upstairs|$car && rising
im|am|were|are|sitting ~0 in|inside ~1 $car && rising|floating|swept
in|into|inside ~1 $car & im_in_it|am_in_it|im_inside|am_inside|are_inside|still_in_it
were|we|im|us|house ~1 surrounded ~2 water|flood*
need|needs|needing ~2 rescued|rescue|rescuing
chest ~1 hurts|hurting|tight|pain|pains
had|has|having ~1 seizure|seizures|stroke
cant|cannot|couldnt ~0 find ~1 $kin|year_old
oxygen|dialysis|ventilator & power|battery|machine|concentrator ~1 out|off|dead|stopped|died
swallowed|drank ~2 bleach|cleaner|chemical*
is_hitting_me
threaten* ~3 gun|knife|kill
cant|cannot ~0 leave & water|flood*
climbed|standing ~2 counter*|table|tables|bed & water
cant|cannot ~0 get ~0 down|up & water|flood*
$car ~2 swept
cant|cannot ~1 get_to|reach ~2 $kin
lady|woman|man|someone|somebody|neighbor ~2 screaming|yelling
hear ~1 screaming
on ~0 roof|top ~1 $car|house & im|we|were|sitting
$kin ~1 in ~1 $car & filling|water|flood*
arm|leg|hand|head ~1 cut ~0 bad|badly|deep
cant|cannot ~0 feel ~1 legs|arms|feet
cant|cannot|couldnt ~0 find ~0 her|him|them
call_911|need_911|911_please
heard ~1 from ~1 $kin
$kin ~2 not|isnt|doesnt ~0 picking|pick ~0 up & flood*|flooded
we|were|im|people|kids|they|family ~2 on ~1 roof && flood*|boat|rising
we|were|im|people|kids|they|family ~2 on ~1 roof && water ~0 in|inside|coming|up|all
we_are_on|were_on|stuck_on|im_on ~1 roof
need|send ~2 boat|helicopter
$kin|brother|we|im|were ~2 in ~1 attic && rising|flood*
$kin|brother|we|im|were ~2 in ~1 attic && water ~0 in|inside|at|coming|keeps
we|i|im|they ~0 cant|cannot|couldnt ~0 get_out|leave
no_way_out|cant_swim|cannot_swim
$kin|mommy|brother ~2 is ~1 under ~1 it|ceiling|wall
my|his|her ~0 $limb ~1 stuck
$car ~1 floating|flooding|sinking & im|in_it|inside|my|doors
someone|somebody|kids|people ~2 in ~1 that|the ~0 $car & water
school_bus|bus ~3 water & kids|stuck|children
$kin|mommy ~2 in ~1 water|creek|river|flood*
went|gone ~0 under & hasnt|come_up|came_up|surfac*
$who ~1 went|gone ~0 under & water
holding ~1 on ~2 tree|pole|branch
$kin ~2 down_there & flood*|rising|answer*|hear
$kin ~2 still ~1 in ~1 house|home|basement & fire|flood*|rising
cant|cannot ~1 hear ~0 him|her|them
$who ~2 cant|cannot|wont ~0 stand|talk|speak|swim
hard|trouble ~1 breath|breathe|breathing
yelling|screaming|crying ~2 help
people ~1 screaming
not_moving|hypothermia|help_help
cant|cannot ~1 feel ~1 hand|arm|fingers & touched|switch|outlet
$kin|dad ~4 went|gone && no_answer|quiet|hasnt_come|not_come|not_back
$car ~1 in ~3 crossing|creek|river
$car ~2 stalled|died ~2 water|flood*
door ~2 wont|cant|not ~0 open & water & inside
cant|cannot|couldnt ~1 open ~1 door & im_inside|am_inside|were_inside|get_out
cant|cannot|couldnt ~1 get ~1 door ~0 open & outside|rising|high
cant_breath|fainted|fainting
lips ~1 blue|purple|gray|grey
he|she|$kin ~1 limp
$kin ~5 confused|shivering|hypothermi*|shaking & cold|freezing|water
cant|cannot ~1 get_to|reach ~0 her|him|them|mom|dad|grandma|grandpa
pulled|dragged ~1 $kin|him|her|them ~2 out ~3 creek|river|lake|pool|canal|current
water ~4 her|his|my ~0 bed & rising|up_to|cant_walk|walk
$kin ~2 went|gone ~1 down|in|inside|under ~9 not|isnt|wont ~0 saying|making ~1 anything|sound|word
$oxygen ~6 $runs-out && battery|light|power|alarm
$fallen-thing ~3 $came-down|came && $kin|$whom ~0 $beneath
$fallen-thing ~3 $came-down ~2 $kin ~1 inside|in_it|under_it
beam|post|wall|rafter|board|block ~2 across|on|over ~1 his|her|my ~0 legs|leg|chest|arm|head|hips
`;

/** Someone who felt the current: a person in danger and water near electricity at once. */
export const shock = `
tickl*|zing*|nips|nipped|pricks|stings|bites ~5 $part|me|him|her|us & $live-metal
$live-metal ~5 tickl*|zing*|nips|nipped ~3 $part|me|him|her|us
$live-metal ~3 tickles|tingles|tickle
$part ~4 $prickle & $wet-place
$prickle ~4 $part & $wet-place
gives|gave|giving ~1 me|him|her|us|you ~3 $prickle|jolt|jolts|shock|shocks|buzz && $wet-place|metal
electric|electrical ~0 feeling|sensation|current|charge & $wet-place|metal
feels|feel|stings|felt ~2 like ~1 electricity|electric & $wet-place
arm|hand|finger|fingers|leg ~3 numb|tingling|burned|tingly & $touched|$live
$feel ~3 $shock ~4 $touched|$live
$feel ~2 shock|shocks|jolt|jolts|zap|zaps|tingle|tingles|tingling
$being ~2 $shocked
$shocked|shocks|zaps|zap|shocking|zapping|bit ~1 me|him|her|us|them|$wife & $live
$live ~3 $shocked|shocks|zaps|shocking|zapping|bit ~1 me|him|her|us|them
$live ~3 $shocked|shocks|zaps|shocking|zapping|bit ~1 people|everyone|everybody|kids|you|$wife
$who ~2 $shocked ~4 $touched|$live|when|from|off|by
electric|electrical ~1 shock
electrocuted|electrocution|electricuted
electricity|current|tingl*|buzz*|jolt|shock ~3 arm|hand|finger|fingers|body|chest|feet|legs
numb|numbness|tingl* ~4 arm|hand|finger|fingers & $touched|$live
$who ~5 cant|cannot|couldnt|wont|unable ~1 let ~1 go
knocked|threw|thrown|blew|blown ~1 off|back|across|down ~3 panel|outlet|wire|breaker|dryer|socket
$who ~4 stuck ~1 to ~3 washer|dryer|fence|wire|panel|outlet|cord|machine|fridge|pole
teeth|elbow|knee|hip|jaw|tongue ~2 buzz*|tingl*|hum|hummed|zing* & $live|$wet-place
hand|hands|finger|fingers|arm ~2 black|charred|burned|burnt & panel|outlet|breaker|wire|cord|plug
$who ~3 touch*|grab*|held|hold*|put ~6 $wet-metal && $who ~1 $seized ~9 wont|cant|let|turn|come
has|got|have ~1 hold ~3 $wet-metal && $who ~1 $seized
cant|cannot|couldnt|wont ~1 turn ~0 loose & $wet-metal
`;

/** People who cannot be reached: in danger where a flood is too. */
export const unreached = `
$kin|neighbor|tenant ~3 not|isnt|wont|doesnt ~1 answer|answering|respond|responding|pick|picking
cant|cannot|couldnt|havent|not ~1 reach|heard ~2 $kin|neighbor|tenant
`;

export const childAlone = `
$alone|by_myself|home_alone|no_adult|no_grownup|no_grownups|no_one_home|nobody_home
$parents ~3 $absent
`;

export const not = `
=if ~2 power|electricity|lights ~2 goes|went|is|gets|go ~0 off|out|cut
stroke ~0 of ~0 luck|genius|good|insight|brilliance
water|leak ^1 went|goes|ran|got - under
neighbors|moms|dads|grandmas|husbands|sisters|brothers - house|home|car|truck|roof|fence|room
caught ~2 it|leak|drip|this|problem|early|everything
buried|wedged|pinned|stuck - a|my|it|some|towel|towels|line|pipe|cable|bucket
shower|sprinkler|nail|screw|pump|faucet - head|heads
back - wall|door|yard|porch|room|bathroom|bedroom|patio|splash|side
knee|foot - wall|section|sections|piece|strip|hole
1|2|3|4|two|three|four|one - foot
walked|trudged|climbed|drove - down
nearly|almost|about ^2 heart_attack|stroke ^2 when|over|at|about
drowning ^4 paperwork
drowned - my|the - rug|carpet|plant|plants
=i - collapsed ^2 couch|bed|sofa
cant_move - the - fridge|couch|furniture|washer|stove|dryer|refrigerator|bed
confused|confusing ~2 about|by|on|why|how|whether|which|what
drown* ~2 paperwork|work|bills|debt|texts|emails|questions|forms|stress|sorrow
drown* ~1 laundry|dishes|estimates|quotes|boxes
carpet|floor|plant|plants|garden|phone|laptop|grass|lawn|engine|houseplant* ^0 drown*
cat|cats|dog|dogs|rat|rats|mouse|mice|squirrel|possum|bird|snake|bug|bugs - drown*
hamster|gerbil|fish|kitten|puppy|raccoon|turtle - drown*
called ~3 answer*
missing_work
get_out_of ~1 lease|contract
trapped ~0 lease|insurance|traffic|phone|meeting
trapped|stuck ~1 between ~1 insurance
trapped_inside_all_day & fan|fans|noise|machines|lol
talking_to_me
hurt|broke|burned|cut ~5 last_year|last_month|last_summer|last_winter|years_ago|months_ago|in_august
heart_attack|seizure ~3 years_ago|year_ago|last_year|in_2019
find ~2 policy|papers|keys|card|number|photos|things
fell ~2 apart|behind|asleep|off_the_truck|throught
answer*|respond* ~3 phone|call|calls|text|texts|email|emails|messages|claim
missing_her|missing_his|missing_a|missing_some|missing_their
rescue* ~1 carpet|hardwood|rug|photos
seizure*|stroke ~2 last_year|years_ago|year_ago|history
stuck ~0 what|how|which|whether|deciding
stuck ~0 with ~1 bill|cost|mess
stuck ~2 bill
passed ~0 out ~1 flyers|papers|cards|towels|masks|bottles|samples
shocked ~1 how_high|how_big|bill
shocked ~1 that|see|hear|find|price|cost|quote|estimate|how_much|how_many|how_fast|how_bad
trapped ~1 leak|drip|moisture|odor|smell
smell|smells|odor|odors|fumes ~1 were ~0 trapped
dog|cat|plant|plants|phone|grass|carpet|drywall|mold ~1 wants ~1 die
drawer|cabinet|door|clock|wall|brick ~0 face
drowned - my - phone|laptop
we|i - hurt - the|my - floor|floors|wood
`;
