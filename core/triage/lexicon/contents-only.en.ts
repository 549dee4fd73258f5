export const words = `
aquarium: aquarium fish_tank fishtank mister squirt_gun spray_bottle atomizador
splash: splash* splosh* slosh* spray* spilled tipped
splash-2: splash* slosh*
on: on over all onto en by
only: only just solo
sleeves: sleeves clothes cardboard collection frames tools papers bag shoes rug toys
house: house home inside indoors room building carpet
dry: dry untouched unaffected intact
nothing: nothing none nowhere nowhere_else
wet-2: wet damp
inside: inside house floor building walls paredes
floor-2: floor carpet
humidifier: humidifier humidificador cup glass vase bottle pitcher kettle thermos cooler hielera
humidifier: jug mug coffee tea te cafe soda juice fishbowl bowl wine beer milk snow_globe
humidifier: flowerpot planter watering_can bucket pot
tip: tip* spill* knock* fell fall leak* dump* broke overturn* over pour* burst soak*
spill: spill*
on-2: on over all onto en water
only-2: only just
wet-3: wet contents belongings book couch rug boxes clothes furniture mattress papers stuff
wet-3: things sofa bed laptop documents
floor-3: floor walls structure building concrete slab everything
dry-2: dry fine untouched unaffected ok
reach: reach* touch got get hit wet
floor-4: floor wall carpet pared structure building
left: left forgot
out: out outside rain porch patio yard car truck trunk
carpet: carpet pad drywall sheetrock wall ceiling baseboard subfloor cabinet insulation hardwood
carpet: laminate flooring pared room kitchen basement zoclo vanity tile hallway
wet-4: wet damp swollen stain* soak* drench* saturat* buckl* squish* warp* peel* bubbl* water
wet-4: ruined sag* drip*
wet-5: wet soaked damp soaking saturated
carpet-2: carpet drywall wall ceiling baseboard subfloor cabinet floor hardwood pared room
carpet-2: kitchen
`;

export const contents = `
record|sleeves|collection|cardboard|frame|sewing_machine|runner|tablecloth|mantel|sheets|planner
notebook|folder|printer|monitor|console|camera|jacket|coat|dress|bag|stroller|yearbook|basket
canasta|tools|decorations|lampshade|bicycle|blanket|puzzle|violin|hat
book|couch|sofa|mattress|laptop|computer|rug|throw_rug|clothes|clothing|box|photo|pictures|album
documents|papers|furniture|chair|desk|dresser|bed|bedding|blankets|pillows|curtains|toys|guitar
piano|electronics|phone|tv|backpack|shoes|records|comforter|cushion|recliner|alfombrita|keyboard
television|suitcase|purse|table|bookshelf|bookcase|paintings|artwork|quilt|linens|towels|files
magazines|comics|stroller|instruments|inventory|merchandise|belongings|stuff*|contents
`;

export const spill = `
nothing_else|just_that|only_that
$aquarium & $splash
$splash-2 ~5 $on
$only ~5 $sleeves
$house ~3 $dry
$nothing ~4 $wet-2 & $inside
nothing|nada ~1 on|en ~1 $floor-2
$humidifier & $tip
$spill ~5 $on-2
$only-2 ~4 $wet-3
nothing ~1 else|but ~3 wet|books|boxes|clothes
belongings|content|personal_property ~1 only|solamente
$floor-3 ~4 $dry-2
didnt|never|no|not|nothing ~4 $reach ~3 $floor-4
$left ~5 $out
`;

export const building = `
$carpet ~4 $wet-4
$wet-5 ~3 $carpet-2
`;
