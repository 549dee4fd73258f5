export const words = `
go: overflowed overflowing overflows
go: go goes going gets got ran run* drip* leak* pour* spray* flow*
sitting: sitting standing stands sits submerged underwater half soaking under
light-3: light lite lights fixture fixchur outlet panel breaker
machine-wet: furnace heater boiler heaters freezer dryer generator compressor condenser
machine-wet: fan fans lamp
small: toaster microwave dehumidifier washing_machine television tv computer hair_dryer
small: refrigerator freezer
small: ac_unit hvac air_conditioner
small: hairdryer blow_dryer shop_vac shopvac vacuum space_heater hotplate laptop
in-water: in_the_tub in_tub in_the_bathtub in_the_sink
in-water: underwater under_water in_water in_the_water in_standing_water submerged
buzz: smolder* glow*
buzz: buzz* frying whining hum humming crackl* sizzl* popped popping pop click* smok* burn* hot
buzz: warm melt* black* scorch* corroded corrosion hiss* crack* flicker* blew exploded shorted
buzz: shorting
buzz-2: buzz* frying whining fry humming crackl* sizzl*
light: light luz wall pared water
breaker: breaker breakers braker gfci gfi fuse
blew: blew blow* kick* flip* reset
light-2: light lamp luz
flicker: flicker* flickr* dim dimming blink* strob*
fan: fan
fill: fill* full dripp* drip leak* leaking water through thru wet
power: power electricity electric luz current
still: still is stays left remains
on: on live hot energized running viva
water: water wet flood* inch*
still-2: still everything
plugged: plugged energized powered hot
plugged-2: plugged energized
live: live downed fallen exposed bare hot loose frayed hanging dangling power
down: down* fell fallen arcing yard across water
freezer: freezer fridge refrigerator dryer washer heater tv computer server appliance refri
running: running on plugged humming working going
freezer-2: freezer fridge refrigerator space aquarium refri
running-2: running plugged on
water-2: water wet flood*
over: over above past covering covers reached reaches touching behind inside into near close
over: next
panel: panel box fire burning smell short closet room cabinet outlet hazard equipment fault
panel: issue problem work
breakers: breakers
burning: burning burnt burned fishy melting
plastic: plastic wire wiring smell odor rubber cable electrical electric
smell-2: smell*
burning-2: burning burnt smoke electrical ozone
smoke: smoke smoking
water-3: water wet
480: 480 277 switchgear transformer busbar mcc gear motor
energized: energized live wet soaked submerged underwater hot
wet-2: wet water energized gear panel power live
energized-2: energized
breaker-2: breaker luz
wall: wall access wood glass shower drywall ceiling solar
spin: spin* turn* still running dial reading
`;

/** Words for current, where hot water could have burned someone too. */
export const current = `
electr*|shock*|zap*|jolt*|tingl*|buzz*|current*|outlet*|wire*|panel*
`;

export const phrases = `
$go ~2 in|into|inside|onto|over|on|through ~2 $outlet
$outlet|light ~3 in|under ~1 water|puddle
$machine-wet ~5 $sitting ~3 water|it|inch*|feet|foot
water|it|inch*|leak*|flood* ~4 around|under|over|up_to|above|reached|inside|into ~2 $machine-wet
$machine-wet ~3 submerged|underwater|under_water
generator ~5 plugged|plug|backfeed*|hooked|wired ~4 outlet|panel|dryer|wall|house|plug|breaker
backfeed*
power|lights|electricity|luz ~3 went|gone|out|off ~2 in|half|part|when|after & wet|water|leak*|wall
light|lamp|can_light|fixture|fixchur|globe|recessed ~3 above|full|fill*|fishbowl|fish_bowl|bowl
over|above|near|by|around|rite|right ~2 $light-3 & $wet
extension|cord|cords|strip ~4 puddle|water|wet|floor & plugged|laying|lying|in
box|panel ~2 humming|hum|buzzing|crackling & wet|water|electr*|lectric|leak*
$outlet & $wet
spark*|sparking|arcing|arced|arc
electrocut*|shock|zap|zapped|zapping|tingle|tingling|tingly|toques|electrified
$outlet ~5 $buzz
$buzz-2 & $outlet|$light
$breaker ~4 $blew
$breaker ~2 wont|cant|not|doesnt ~1 reset|stay|hold
half ~3 no ~0 power|electricity|lights & $wet
standing ~2 water & plug*|unplug*|switch|breaker|cord
something ~2 burning ~3 wall|ceiling|attic
trip*|reset|kick* ~3 breaker|breakers|braker|gfci|gfi
$light-2 ~3 $flicker
flicker*|flickering ~3 light
ceiling|bathroom|bath|exhaust|vent|attic ~0 fan ~4 $fill
$fan ~1 full|filled|dripping|leaking
pouring|dripping|coming|raining|leaking ~3 bathroom|bath|ceiling|exhaust|vent ~0 fan
raining ~3 from|through|out|off ~2 light|lights|lamp|fixture
$power ~3 $still ~2 $on
power|luz|electricity on & $water
$still-2 ~1 $plugged
$plugged-2 ~3 in & $wet
$live ~2 wire|wiring|cable|powerline|cord
power ~1 line & $down
short* ~2 circuit|out|electrical|wiring|electric
shorted|shorting
extension|power|surge ~1 cord|strip|protector & $wet
$freezer & still|sigue* & $running
$freezer-2 ~3 $running-2 ~3 $water-2
water|agua ~4 $over ~3 $outlet
electrical|electric|electric* ~2 $panel
caja|cuadro|tablero ~2 $breakers
$burning ~2 $plastic
$smell-2 ~3 $burning-2
$smoke & $outlet
sump|ac|furnace|heater|appliance|motor & shorted|sparked|arcing
electri* & $water-3
$480 ~4 $energized
locked|lock|lockout|tagged ~2 out & $wet-2
$energized-2 & $water-3
$small ~1 $in-water
breaker|panel|box ~2 making|makes ~1 noise|noises|sound
hot ~0 plastic
popping|crackling ~1 noise|sound ~3 wall
lost ~0 power & roof|water|leak*|wet
has ~0 current
got_bit|bit_me & switch|outlet|panel|breaker
coming|comes|pouring|dripping ~1 out|from|through ~3 light|lights|fixture
drips|leaking|leaks ~1 out|from|through ~3 light|lights|fixture
power|electricity & feet|foot|inches & still_have|still_got|is_on
refrigerator|fridge|washer|dryer|freezer ~2 standing_in|standing_water|in_water
washer|dryer|dishwasher ~1 running ~3 standing
half ~3 lost ~0 power & water
space_heater ~3 water
smoke_detector ~1 full
electrical|elec|electric ~0 panel|box
panel ~3 energized
$small ~1 fell|fallen|dropped ~0 in|into ~1 water|tub|puddle|sink|bathtub
breaker|breakers|panel|fuse_box|fusebox ~4 basement|cellar && feet|foot|flood*|underwater
dog|cat|pets|puppy && yelps|yelp|yelped|yelping|whimpers & wet|metal|puddle|damp
`;

export const not = `
turned_off|switched_off|shut_off ^1 breaker|breakers
bulb - burned|burnt - out
ceiling|wood|cabinet|back|foam - panel|panels
moisture|pin|wall - meter
meter ~2 leak_test
float|pressure - switch
=real - live_wire
foreman|boss|mother|wife|law|grandma|teacher|kid - is - a - live_wire
electrician ^3 killed|capped|checked|replaced|cleared ^4 circuit|circuits|outlet
electrician ^3 killed|capped|checked|replaced|cleared ^4 outlets|breaker|wire|wires
killed|cut|flipped|threw ^1 breaker
breaker ^4 is - off
water|stream - arcing
outlet|outlets|plug ^3 far|opposite ^0 wall|side
plug|outlet ^4 high ^0 up|under
price|cost|bill|estimate|quote|repair|total ~4 shock
$breaker-2 ^3 esta|estan ~0 apagad*|abajo|cortad*
spark ~0 plug
$wall - panel
light - colored|rain|gray|grey|blue|tan|stain|drizzle|switch_is_fine
outlet - mall|store
wire - shelf|hanger|rack
wired ~1 money
sparks - plumbing|nevada
spark*|sparks ~4 meeting|debate|argument|interest|idea|joy|conversation|memories|marriage|fight
fireplace|chimney|logs|wet|stale|campfire ~1 smoke
wobbl* ~1 hum*
internet|tele ~0 cable
hose|bib|spigot|valve ~0 switch
culture|sticker|pool ~0 shock
water|gas - meter
moisture_meter
meter ~2 $spin
drip|drain - plug
plug|plugged|plugs ~3 relief|relief_valve|valve|drain|drip|pipe|tub|sink|hole|leak
dehumidifier|dehumidifiers|blower|blowers ~3 plugged
electric|electrical|electricity|power|light ~0 company|bill|bills
electrician|electricians|electrical_safety
burnt ~0 popcorn|toast|food
shocked ~1 that|see|hear|find|price|cost|bill|quote|estimate|how_much|how_many|how_fast|how_bad
breaker|breakers|braker - is|are|was|were - off
off|shut|valve|stop|key ~0 meter
leak|leaks ~1 meter
red|green|status|indicator ~0 light ~0 blink*
reset ~1 gfci ~2 fine|works|working
lips|mouth|tongue|face ^2 tingl*|numb
`;
