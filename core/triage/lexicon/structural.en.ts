export const words = `
overhead: ceiling cieling celing cealing sealing roof overhead techo plafon cielo
pop: pop burst explode give_out come_down coming_down fall_in falling_in
sealing: sealing sealin seling sieling seelin seiling ceelin celin cielin selling
sag-down: sag* drup* droop* bulg* bulj* fell fall* caving cave* collaps* hanging leak* drip*
sag-down: bow* come coming
sponge: sponge jello waterbed marshmallow
dip: dip bounc* gives give =sinks sinking flex* springs trampoline wobbl* rock shakes shaking
dip: sway*
hallway: hallway hall room kitchen house home porch trailer bathroom stair wall landing addition
dips: dips slop* slant* lean* lopsided crooked sags sinking tilt* swaying wobbl* racked bowed
dips: unlevel
wall: wall ceiling chimney brick foundation slab floor
widen: widen* wider grow* bigger new finger fist daylight opening opened pull*
covering: hardwood laminate plank planks boards board lvp vinyl wood parquet bamboo
post: post column support jack lally piling pier pillar stilt
lean: lean* kick* slid sank sunk sinking buckl* bent tilt* crooked shift* undermin* washed
brace: brace* shoring shored condemned load_bearing red_tagged_building
about: about going gonna fixing fixin ready might could gunna
floor-2: floor wall roof porch stairs
stairs: stairs staircase steps deck railing balcony porch
came: came pulling pulled broke coming ripped
floor-3: floor joist beam rafter truss subfloor deck header wall cielorraso balcony porch lumber
floor-3: framing girder slab stairs
sag: pooch*
sag: sag* sagg* bow bowed bowing bowin bulg* belly* bellied droop* dropped dropping hang* hung
sag: collaps* cave* caving gave gives buckl* swag* swayback bend* bent balloon* pouch* dip
sag: sinking sinks to_sink
sag: dipping dipped sunk sank lean* split splitting snapped shift* separat* rotten rotted
sag: rot pans* aguad* fof* flex* warp* heav* detached detaching
fell: fell fall* coming came crash*
fell-2: fall fell fallen falling fallin collaps* crumbl* coming
chunk: chunk* piece* part half section* slab corner
fell-3: fell fall* came coming down missing gone on
fell-4: fell falling crashed collaps* caved
sag-2: sag* bulg* bow bowed bowing droop* bellied belly hanging collaps* caving balloon*
sag-2: pregnant
floor-4: floor wall beam joists pared foundation deck
bubble: bubble* balloon* blister* belly pouch pillow holding heavy pregnant
full: full loaded filled filling heavy
wall-2: wall foundation beam joist slab floor brick pillar column pared stucco chimney
split: split splitting widening
wall-3: wall foundation beam joist ceiling pared brick
spongy: spongy spongey spungy soft squishes mushy bouncy bounce bouncing springy trampoline give
spongy: giving gave rotten rotted rot rotting soggy unlevel uneven sloping slopes slants hollow
spongy: weak unstable crumbl* bland* tilt* delaminat*
spongy-2: spongy spongey bouncy mushy rotten rotted soft sinking bouncing
foot: foot feet toe leg knee shoe boot crutch table heel boot chair stepped step fell caster
foot: thumb finger screwdriver
went: went go gone through thru sank sinks broke
through: through thru floor* vinyl subfloor deck ceiling boards plywood
tile: tile floor hardwood laminate planks slab concrete foundation ground
popping: popping popped pop buckl* heav* lifting tenting tented raised rising lifted levant*
popping: bucled
up: up now out off everywhere apart heav* buckl* levant* from all
tile-2: tile floor hardwood laminate planks slab wood
buckl: buckl* heav* tenting tented bucled
foundation: foundation footing slab pier pillar stilts piling beams girder stem basement
shift: shift* moved washed undermin* erod* sink* sank sunk settl* heav* cav* collaps* scour*
shift: gone leaning exposed crumbl* bow* bulg* broke knocked failed failing void hollow
foundation-2: foundation slab footing under piers soil dirt out
house: house trailer cabin building home porch wall retaining chimney garage deck balcony
house: carport
shift-2: shift* moved lean* tilt* collaps* floated slid sank sinking pulled separat* twisted
shift-2: racked
off: off from foundation blocks piers over away to down side house now bad collaps*
tree: tree limb branch rama
roof: roof house through thru ceiling attic
hole: hole gap
roof-2: roof ceiling floor subfloor
creak: creak* groan* cracking moaning
floor-5: wall beam joists truss
joist: joist beam rafter truss stud sill subfloor decking sheathing stringers header post madera
soft: soft black mush split snapped cracked termite* eaten crumbl* broken gone punky compromised
structur: structur* unsound unstable
damage: damage unsafe concern issue engineer compromised failure integrity problem wall
door: door window
stuck: stuck stick* jam jammed wont cant racked
moved-house: crack* foundation wall walls frame slab lean* shift* settl* racked grieta* pared
now: now close shut anymore open since frame all
drywall: drywall sheet_rock sheetrock plaster lath tablaroca
fell-5: fell falling collaps* hanging dropped caved
stairs-2: stairs staircase steps stairway landing railing
wobbl: wobbl* loose rotted rotten collaps* soft shaky moves gave broke cracked
lath: lath roof attic
caving: caving cave* collaps* sagging gave
`;

export const phrases = `
ceiling && start*|about|beginning|going ~2 fall|collapse|cave ~0 down|in|apart
$sealing ~5 $sag-down
$sag-down ~4 $sealing
chunk*|pieces|piece|plaster|parts ~4 fall*|fell|coming|dropping & $ceiling|popcorn
$overhead ~4 bubble*|balloon*|blister*|pregnant|bulge*|bulging|swell*|swollen|puff*|inflated
bubble|balloon|bulge|belly|sag|bag|pouch ~4 $overhead
ceiling|cieling|celing|techo|roof ~5 $pop
foot|leg|feet ~2 went|goes|fell|go ~0 through
house|home|trailer|cabin ~2 shifted|moved|floated|slid|came ~2 off|blocks|foundation|piers
$floor ~4 like|como ~2 $sponge
wall|house|building|frame|column|post|door ~3 out_of_plumb|out_of_square
truss|rafter|joist|ledger|hanger|plate ~3 let_go|failed|failing|sheared
$dip ~4 walk*|step*|stand|standing|weight|underfoot
$hallway ~3 $dips
gap|separation|opening ~4 $wall & $widen
stairstep|stair_step|step ~1 crack*
$post ~4 $lean
$brace ~4 wall|beam|house|building|ceiling|floor|roof
$about ~4 fall|cave|collaps*|drop|give & $ceiling|$floor-2
$stairs ~5 $came ~1 off|away|loose|apart
$ceiling|$floor-3 ~5 $sag
$ceiling ~3 $fell ~1 down|in|apart|loose|onto|away
$ceiling ~2 $fell-2
$chunk ~4 $ceiling ~6 $fell-3
$fell-4 ~1 in|through|apart|down ~1 $ceiling
collaps*|caved ~3 $ceiling
$sag-2 ~4 $ceiling|$floor-4
swollen ^4 $overhead|$floor-4
hasnt|not|didnt|no ~1 collaps*|fallen|fall ~1 yet
chimney ~2 lean*|fell|falling
$overhead & $bubble
bulge|bubble|belly ~3 basketball|football|watermelon|melon
$ceiling ~4 $full ~2 water|agua
$overhead|$wall-2 ~4 $split
crack*|grieta|rajada|fracture* ~5 $overhead|$wall-3
$floor|spot|tile|linoleum|vinyl ~5 $spongy
floor|floors|subfloor ~3 squishy|squish|squishing
$spongy-2 ~3 $floor|spot|place
$foot ~4 $went ~3 $through
fell|falling ~2 through|thru ~2 floor|deck|ceiling|stairs
$tile ~4 $popping ~3 $up
$tile-2 ~4 $buckl
buckl*|heaving|heaved|tenting ~3 floor|hardwood|tile|wall|laminate
$foundation ~4 $shift
washed|undermined|eroded|scoured ~4 $foundation-2
$house ~3 $shift-2 ~3 $off
sinkhole|collapse*|collapsing
$tree ~5 $roof
$hole ~5 $roof-2
$creak ~4 $ceiling|$floor-5
$joist ~4 $soft
$structur ~3 $damage
$door ~4 $stuck ~3 $now & $moved-house
$drywall ~4 $fell-5
popcorn|texture ~2 ceiling ~4 fell|falling|down|sagging
$stairs-2 ~4 $wobbl
$lath ~3 $caving
giving|gave|gives ~0 way & $ceiling|$floor-3|wall
$ceiling|roof|floor ~0 wont|cant|cannot ~1 hold
dont|not|idk|doubt ~2 $ceiling|roof|floor ~1 will|can ~0 hold
$ceiling ~0 down
roof ~2 blew|torn|ripped|tore ~0 off
wind|tornado|storm ~0 took ~0 roof
car|truck ~2 drove|crashed|hit|ran|slammed ~2 house|living|wall
tub ~2 through ~1 ceiling
chimney ~2 toppled
wall ~0 moves
wall ~4 moved|shifted|leaned
daylight ~3 corner|wall|crack|ceiling|foundation
brick ~1 separating
floor ~1 drops|drop|gives|sinks ~2 step|walk|stand
walk ~3 floor ~0 moves
floor ~3 moves ~2 walk|step
hole ~1 opened ~1 under
tree|branch|limb ~1 fell ~1 on ~2 room|bedroom|house|kitchen|porch
balcony ~2 soft|tilting|loose|moves
wall|roof|$stairs|carport|awning ~0 falling|coming|caving|tumbling ~0 down|over|in|off
$ceiling|wall|roof|porch ~0 $about ~1 go|come|fall|drop
sagging|sagged|sags|bulging|bowing|drooping|caving & $ceiling
scaffold|scaffolding ~2 folded|fell|collaps*|tipped|buckled
`;

export const not = `
pipe|line ^2 ceiling ^1 burst*
drywall|sheetrock ^1 crumbl*
floor|floors - mat|mats
kitchen|bathroom|bar|utility|disposal|off - the - =sink
=hanging - a - plant|picture|shelf
in - bags
window - =sill
lateral|pipe|main|drain|sewer|hose ^0 collaps*
peel*|paint
agua|lluvia ~0 que ~0 cayo|cae|cayendo
shed|fence|gazebo ~1 collaps*
hairline ~0 crack*
bubble ~3 quarter|dime|coin
tree ~1 missed
picture*|frame*|mirror|clothes|coat|curtain*|towel*|painting|tv - hanging
hanging ~0 new
cut|cuts|drilled ~1 hole|holes
under ~1 =sink
=sink - drip*|drain*|leak*|overflow*|faucet
collapsed - drain|sewer|lateral|line
door|window|tub|shower|wax ~0 sealing
$covering ~4 buckl*|cupp*|lift*|warp*|swell*|swollen|crown*|pop*|bow*
buckl*|cupped|lifting|warped|swollen ~2 $covering
pipe|line ~3 ceiling ~2 burst*
burst ~2 pipe|line ~3 ceiling
have - soft_water
hanging - out ~0 home|together|friends
door ~0 cracked_open
shed|gazebo|playhouse ~1 lean*|rot* ~0 floor|roof
which ~1 stud|joist|board
structural ~0 engineer
pipe|line|tube|tubing ~5 bent
`;
