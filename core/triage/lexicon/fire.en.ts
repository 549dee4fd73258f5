export const words = `
house: shed laptop garage_door
house: hallway hall stairwell laundry cabinet appliance washing_machine refrigerator
house: house home apartment trailer room kitchen garage attic basement wall walls ceiling roof
house: bedroom bathroom closet panel outlet stove oven dryer furnace heater microwave couch
house: mattress curtain*
house: carpet wiring washer dishwasher fridge battery charger extension cord plug breaker fuse
service: hydrant sprinkler* department dept truck* station marshal extinguisher* code insurance
service: alarm escape pit ant ants place rated wall door
`;

export const phrases = `
on_fire
=fire ~2 in|inside ~3 $house
$house ~2 is|are|s ~1 burning
$house ~1 caught|catches|catching ~1 fire
caught|catching|catches ~0 fire
=fire ~1 is ~2 spreading|growing|big
there ~1 =fire
=fire ~1 started|broke ~2 $house
smoke ~2 coming|pouring|rising ~2 from|out|through ~3 $house
smell*|see|seeing ~2 smoke ~3 from|in|by ~3 panel|outlet|wall|walls|attic|ceiling|breaker|wiring
full ~1 smoke
glow|glowing ~2 in|inside|through|behind ~1 attic|wall|ceiling|roof|vent
smoke ~1 filling ~2 $house
flames
=fire ~1 started ~2 $house
=fire ~2 in ~2 my|our ~1 $house
smoke ~1 everywhere
little|small|tiny|a|see|blue|orange|yellow ~0 flame & outlet|light|ceiling|fan|wall|wire|plug|panel
little|small|tiny ~0 flame|=fire & $house|light|fan|plug|pan|vent
flame ~4 outlet|light|fan|ceiling|wall|plug|panel|cord|vent|dryer|washer
outlet|light|fan|ceiling|wall|plug|panel|cord|vent|dryer|washer|wire ~4 flame|glowing
=smoke ~2 in ~2 $house
see|seeing|saw|there|theres ~1 =smoke
smell|smelling ~0 =smoke
=smoke ~1 coming|pouring|rising|billowing|filling
filling|filled|fills ~2 smoke
$house ~1 smoking|smoky|smokey
smolder*|smoulder*|ablaze|engulfed
battery|batteries|pack|ev|tesla|car|truck|scooter|charger|motor|cart ~3 smoking
battery|batteries|pack ~3 swelling|swollen|hissing|hisses
spark* ~1 smoke
ember|embers
$house|ceiling ~1 hot ~1 touch
burning ~0 in|inside ~1 $house
still|hot ~1 smoking|burning
everywhere ~1 smoke
pop ~2 smoke
its_burning|it_is_burning
orange|red ~0 glow
$house ~0 glowing
started ~1 =fire
smoke ~1 getting|thick*
smoky|smokey ~0 smell
fire ~1 started|came ~0 again|back
started|came ~0 again|back & =fire
=fire ~1 right_now|help
help ~1 =fire
house ~0 =fire
smoke ~1 inside
lots|much|heavy|thick ~0 smoke
smoke & alarm ~2 going
burning ~0 down
somethings_burning|something_burning
smells ~1 smoky
smoke ~1 from
smoking ~0 $house
=fire ~1 wont|isnt|not ~1 go|going|out|stop
put ~1 fire ~1 out & back|again|relit
`;

/** Whole texts that cry out. */
export const cries = `
fire|smoke
`;

export const not = `
pilot|burner|candle|gas|stove ~2 flame
flame ~2 pilot|burner|candle|heater|stove
fire - $service
smoke - detector*|damage|damaged|stain*|test
=fire ~3 before_we_bought|before_we_moved|years_ago|last_year|90s
smoky ~3 bbq|brush
smoke ~0 bbq|barbecue|cigarette*
=fire|incendio ~4 2015|2016|2017|2018|2019|2020|2021|2022|2023|2024
brush|grass ~0 fire*
=fire ~1 yesterday ~1 neighbor|neighbors
cigarette|cigar - smoke
barbecu*|bbq|grill*|fireplace|campfire ~4 smoke
wet|stale - smoke
throat|eyes|nose|chest|lungs|skin|mouth ~2 burning
throat|eyes|nose|chest|lungs|skin|mouth ~2 on_fire
`;
