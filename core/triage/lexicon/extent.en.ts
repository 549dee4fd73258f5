export const words = `
water: water agua pipe it ceiling wall hose line valve heater
gush: gush* blasting shooting spewing geyser waterfall fire_hose torrent pouring
pad: carpet_and_pad carpet_and_padding carpet_and_the_pad
chamber: room kitchen living den hall hallway bathroom bedroom dining office laundry carpet
chamber: carpeting
chamber: floor
soaked: wet soaked soaking flooded flooding saturated drenched squishy squishes
boards: laminate flooring planks hardwood vinyl wood_floor floorboards
coming: coming pouring everywhere out running leaking
wetness: wet soaked soaking flooded flooding drenched saturated underwater under water ruined
wetness: squishy
wetness: floating swimming puddle puddles standing leak* drip* pouring spray* damp gone squish*
many: two three four five six seven eight nine ten eleven twelve several multiple many 2 3 4 5 6 7 8
many: 9 10 11 12 couple few both all
rooms: room rooms bedroom bedrooms floor floors unit units apartment apartments office offices story
rooms: stories suite suites classroom classrooms bathroom bathrooms level levels condo condos
line: pipe pipes hose hoses supply_line water_line line fitting spigot
home: house home apartment downstairs upstairs place condo unit building floor basement trailer
home: store shop office church school bottom_floor first_floor ground_floor main_floor second_floor
home: restaurant cabin duplex townhouse level garage
room: room bedroom kitchen living den hall hallway bathroom closet dining apartment house basement
room: office garage laundry nursery inside indoors lobby stairwell
`;

export const wide = `
wet|soaked|water ~2 wall ~0 to ~0 wall
carpet|carpeting|rug ~3 squish*|squelch*|sponge
$boards ~4 lifting|buckl*|cupping|warping|curling
wall|sheetrock|drywall ~4 soft|mushy & carpet|floor & squish*|soaked|wet
whole|entire|entirety|complete|all ~1 $home & $wetness
$wetness ~4 whole|entire|all_of|throughout ~2 $home
every|each|all ~2 room|rooms|floor|bedroom|closet|wall|carpet|unit & $wetness
$many ~2 $rooms ~4 $wetness
$wetness ~4 $many ~2 $rooms
down|from|through|to ~2 units|floors|apartments|levels|stories & water|leak*|wet
water|wet|leak*|soaked|spray*|flood*|soapy|mud|sewage ~3 everywhere|evrywhere|everwhere|all_over
everywhere|all_over ~2 water|wet|soaked
everything|evrything ~3 wet|soaked|soaking|ruined|underwater|floating|drenched|flooded|under_water
furniture|couch|boxes|stuff|beds|shoes|things ~2 floating
all_the_way ~2 through|down|across & wet|water|soaked
`;

/** A whole room or carpet. */
export const large = `
whole|entire|all_of|most_of ~2 $chamber ~3 $soaked
$soaked ~2 whole|entire|all_of|most_of ~2 $chamber
$pad ~3 $soaked
$soaked ~2 $pad
`;

export const rain = `
raining|rains|rained|rain|waterfall|shower* ~2 inside|indoors|adentro
raining|waterfall ~2 in|from|through|out ~2 $room|ceiling|light
$room|ceiling|says ~2 raining
ceiling|walls ~2 raining|waterfall
`;

export const flow = `
$water ~4 gush*|pour*|blast*|shoot*|spew*|spray*|geyser|bursting
$line ~3 burst|bursted|exploded|blew|popped|snapped|split|ruptured|let_go
burst|bursted|blown|popped|snapped|ruptured|split ~3 $line
$gush ~4 water|out|from|through|thru|into|down
water|it ~3 coming ~2 fast|hard|everywhere|strong|lots
lot|lots|tons|ton|much|gallons|massive|huge ~1 water ~4 $coming
dumped|dumping ~2 water|gallons
`;

export const rising = `
rising|climbing|creeping ~3 fast|still|now|quick*|inch|every|steadily
still|keeps|keep|kept|continues|its|is|water ~3 rising|climbing
`;

export const deep = `
ankle|ankles|shin|calf|knee|knees|thigh|waist|chest|hip|hips|neck ~1 deep|high|level
up|water|over|past|reach* ~4 ankle|ankles|shins|calves|knee|knees|thigh|thighs|waist|chest|hips|neck
up_to ~2 windows|window|doorknob|doorknobs|knob|knobs|counter & water
up_to ~2 counters|mattress|bed|roof|second_floor|hood|switches|outlets & water
water ~2 over ~1 bed|couch|counter|mattress|hood|toilet|car
wading|swimming ~3 through|in|kitchen|house|room|water
`;

/** A part of the body that hurts measures no depth. */
export const painful = `
ankle|ankles|shin|knee|knees|chest|hip|hips|neck ~1 hurts|hurting|pain|broken|swollen
`;

export const outside = `
river|creek|bayou|lake|storm|rain|raining|street|yard|outside|road|ditch|hill|driveway|flood*
dam|levee
neighborhood|subdivision|hurricane|runoff|culvert|bank|banks|surge|mud|muddy|rained|door|doors
`;
