/** Poisonous fumes and things swallowed. Form: `./lexicon.ts`. */
export const words = `
cleaner: bleach clorox chlorine ammonia windex cleaner cleaners peroxide vinegar acid
cleaner: drano lysol pinesol degreaser pool_chemicals muriatic comet chemicals chemical remover
fume: fumes fume gas vapor vapors cloud
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
`;
export const not = `
gas ~2 stove|heater|water_heater|line|company|meter
`;
