/** Poisonous fumes and things swallowed. Form: `./lexicon.ts`. */
export const words = `
cleaner: bleach clorox chlorine ammonia windex cleaner cleaners peroxide vinegar acid
cleaner: drano lysol pinesol degreaser pool_chemicals muriatic comet chemicals chemical remover
fume: fumes fume gas vapor vapors cloud
bleachy: bleach bleech bleachy clorox chlorox chlorine hypochlorite pool_shock
reacts: ammonia amonia windex vinegar acid muriatic peroxide clr lime_away limeaway drano
reacts: liquid_plumr lysol
reacts: pinesol pine_sol bowl_cleaner toilet_cleaner drain_cleaner drain_opener cleaner cleaners
reacts: degreaser
reacts: the_works rust_remover mr_clean ajax comet zep easy_off oven_cleaner descaler
ill: cough* wheez* chok* gag* gagging hacking dizzy lightheaded woozy sick puk* puking vomit*
ill: nauseous nauseated
ill: throwing_up threw_up headache* breath* lungs lung throat eyes eye chest drool* drooling burn*
ill: sting* asthma
ill: head_hurts fainted passed_out
hurt-breath: cough* burn* breath* choking dizzy eyes throat lungs chest sick
poison: antifreeze drano bleach pesticide poison cleaner gasoline pills detergent
pet-or-child: baby toddler kid child son daughter dog puppy cat boy girl
`;
export const phrases = `
mix* ~5 $cleaner & $cleaner & smell*|fume*|burn*|cough*|breath*|dizzy|awful
mix* ~2 bleach|clorox|chlorine ~3 ammonia|windex|cleaner|vinegar|acid|toilet
bleach|clorox ~6 poured|added|mixed ~5 toilet|cleaner|ammonia|acid|vinegar|windex
poured|added|put ~3 bleach|clorox ~8 cleaner|ammonia|acid|vinegar|windex
poured ~4 toilet ~2 cleaner & bleach|clorox & cough*|breath*|burn*|fume*
bleach|clorox|chlorine|ammonia ~4 fumes & breath*|cough*|burn*|eyes|dizzy|sick
$fume ~6 mix* ~3 bleach|chlorine|ammonia|cleaner*
mold ~1 remover ~3 fumes & eyes|burn*|cough*|breath*
$fume ~4 bleach|chlorine|ammonia|chemical*|cleaner* & $hurt-breath
tabs|tablets|chlorine|bleach|chemical*|bucket ~5 hissing|smoking|fizzing & pool|chlorine
chlorine|bleach|chemical|chemicals ~4 cloud|smoke|gas|fumes|steam
yellow|green ~1 vapor|cloud|fumes & pool|chemical*|bucket|tabs|chlorine
$pet-or-child ~4 drank|swallowed|licked|ate ~4 $poison
breath* ~3 chemical*|bleach|chlorine ~2 fumes|gas
bleach|clorox|chlorine ~2 vinegar|ammonia|acid|windex & cough*|breath*|eyes|throat|lungs|chest|dizzy
mix* ~6 $cleaner & cough*|breath*|eyes|throat|lungs|chest|dizzy
$bleachy && $reacts && $ill
$bleachy && $reacts && cant|cannot|wont ~0 stop|quit ~1 cough*|watering
$bleachy && $reacts && cant|cannot|couldnt|cant_hardly|barely ~3 breath*|breathe
mix*|combined|together ~5 cleaner|cleaners|cleaning_products|chemicals && $ill
`;
export const not = `
gas ~2 stove|heater|water_heater|line|company|meter
$bleachy ~0 or|versus|vs ~1 $reacts
$reacts ~0 or|versus|vs ~1 $bleachy
`;
