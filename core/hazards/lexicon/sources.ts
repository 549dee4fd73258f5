/** Patterns of where the water came from and what it touched. Grammar: `patterns.ts`. */

/** Water that people, fish or machines have used, or that stood in a system: at least category 2. */
export const usedWater = `
washing_machine|washer|lavadora|labadora ~6 overflow*|overfl*|drain*|discharge*|suds*|soap*|dirty|gray|grey|dumped|pump|leak*|flooded|backed|desbord*|tiro|derram*|jabon|over|rebalso|standpipe|spill*
suds*|soapy|jabon|jabonosa|detergent|detergente|bleach|shampoo
dishwasher|dishwash*|lavavajillas|lavaplatos|lavatrastes
gray|grey|agua ~0 water|gris|jabonosa
aquarium|acuario|pecera|fish_tank|fishtank|fish_bowl|terrarium|turtle_tank|reef_tank
hot_tub|hottub|jacuzzi|spa|whirlpool|swimming_pool|pool|alberca|piscina
waterbed|water_bed|cama_de_agua
sink|lavabo|fregadero|lavamanos|tarja|vanity|kitchen|bathroom|utility|basin|tub|shower|tina|regadera|disposal|disposer ~4 drain|trap|ptrap|overflow*|overflw*|overfl*|desague|cespol|trampa|backed|strainer|pan|drainage|rebalso|desbord*|tailpiece|clog*|wastewater
trap|ptrap|p_trap|cespol|desague|drain_pipe|drain_line|drainpipe|drain_hose|drainline|cespool|tailpiece|strainer|garbage_disposal|disposal
shower ~1 pan|drain|liner|curb|overflow*
bathtub|tub|tina|banera|bathwater|bath_water ~5 overflow*|overfl*|drain|desbord*|rebalso|rebos*|ran_over|over|bath|soap|dirty|derramo
shower|bath|regadera|ducha|bano ~4 water|leak*|drip*|when|after|cuando|grout|caulk
toilet|toliet|commode|urinal|inodoro|excusado|taza ~4 overflow*|overflw*|ran|over|bowl|flapper|leak*|base|clogged|tapo|derram*|rebalso|rebos*|tir*
overflow*|desbord*|rebalso ~3 toilet|excusado|inodoro|taza|sink|tub|urinal
condensate|condensado|drip_pan|drain_pan|ac_drain|ac_line|ac_pan|minisplit|evaporator|air_handler|coil|a_c
ac|aircon|hvac|conditioner|clima|aire ~4 leak*|drip*|drain|pan|overflow*|line|clog*|tira|condens*|gote*|iced
radiator|hydronic|radiant|glycol ~2 heat*|loop|leak*|burst|pipe|line|water
fire_sprinkler|sprinkler_head|sprinkler_system|sprinkler_pipe|sprinkler_line|fire_hose|fire_department|firefighters|bomberos|standpipe|fire_suppression|rociador*
banan|banarse|bathing|showering|showered|ducharse|shower & upstairs|arriba|cae|drip*|leak*|gote*|ceiling
mop_bucket|mop_water|dirty_water|nasty_water
sump|sumidero ~4 pump|pit|failed|quit|died|overflow*|basin|bomba
urine|orina|pee|peed|pis|orines|meo|mea
softener|backwash|brine|reverse_osmosis_drain
pump|bomba ~3 quit|died|fallo|fail*|stopped & basement|pit|sump|crawl*|sotano
`;

/** Rain that came through the building, and water that came out of the ground: at least category 2. */
export const buildingWater = `
roof|shingle*|attic|flashing|chimney|skylight|ridge|gutter|techo|azotea|tragaluz|atico|canal|soffit|lamina|valley|vent & leak*|drip*|rain*|storm*|hail|lluvia|llueve|llovio|gote*|water|agua|wet|insulation|filtr*|wind|tarp|granizo|tormenta|huracan|hole
rain*|storm|lluvia|hail|granizo|tormenta|wind & attic|insulation|roof|ceiling|techo|wall|tarp|pared|brick|stucco|chimney|flashing|azotea|filtr*
insulation|aislante & wet|soaked|attic|ceiling|water|mojado
seep*|filtr*|wick*|coming|came|brota*|sale|saliendo|percolat*|oozing|weeping ~5 slab|foundation|floor|ground|basement|wall|losa|cimiento*|piso|suelo|crack|tierra|subsuelo
basement|sotano|cellar|crawlspace|crawl & wall|crack*|bow*|pushing|rain*|lluvia|water|wet|inch*|feet|foot|ft|flood*|damp|agua|seep*|pulgadas|leak*
french_drain|window_well|weep_hole|irrigation|lawn_sprinkler|yard_sprinkler|pozo|well_water|cistern*|rain_barrel|tinaco|aljibe|water_main|city_main|hydrant
slab_leak|slab_leaks
slab|hidden|behind|under|inside|detras|dentro ~2 leak|wall|losa|slab & months|weeks|bill|warm|spot|meter|hot|meses|semanas|recibo
`;

/** Clean water that crossed something dirty is clean no longer: at least category 2. */
export const dirtyContact = `
garage|cochera|shop|barn|driveway|garaje|taller ~4 slab|floor|piso|dirt|oil|mud|into|under|grease
crawlspace|crawl_space|dirt_floor|bare_dirt|bare_soil|litter|litterbox|kennel|chicken|coop|manure|estiercol|compost|trash|basura|garbage|dumpster|ash|soot|hollin|fertilizer|pesticide|pesticida|grease|insecticide|weed_killer|paint_thinner|solvent|antifreeze
dog|cat|pet|perro|gato|puppy|rat|mice|mouse|rodent|raccoon|bat|squirrel|ratas|raton|pigeon|bird|roach*|cucarachas|possum|hamster & pee|peed|urin*|poop*|feces|droppings|mess|accident*|nest|carcass|dead|muert*|orin*|mea*|caca|excrement*|stain*|guano|waste|soil*|marks|kennel|crate|smell*|litter
dropping|guano|carcass|rat_nest|roaches|maggot*|gusanos|larva*
mud|muddy|lodo|soil|dirt_water|dirty|sucio|sucia|filthy|grimy|sandy|sediment|silt|grit & water|carpet|floor|agua|piso|alfombra|looks|came|left
brown|brownish|black|blackish|green|greenish|gray|grey|grayish|cloudy|murky|yellow|yellowish|dirty|discolored|tea_colored|coffee_colored|foul|nasty|gross|slimy|slime|sludge|oily|cafe|sucia|turbia|verde|amarilla|negra|color|marron|rusty|foam*|scum|opaque|orange ~3 water|liquid*|stuff|goo|gunk|drip|puddle|agua|dripping|leak|coming|ooze|juice|film|residue|fluid|charco
water|agua|liquid*|puddle|drip|leak|charco ~4 brown|brownish|black|green|gray|grey|cloudy|murky|yellow|yellowish|dirty|foul|nasty|gross|slimy|slime|oily|discolored|cafe|sucia|turbia|verde|amarilla|negra|apestosa|smelly|stinky|filthy|disgusting|orange|rancid|sour|milky|marron
$smell ~4 bad|awful|foul|horrible|terrible|nasty|rotten|sour|feo|mal|gross|disgusting|weird|funny|dead|putrid|ammonia|chemical|pond|rancid|podrido|bleach|pee|urine|cat|dog|fish*|swamp*|eggs
smelly|stinky|stinks|stinking|stunk|stank|stench|reeks|reeking|apesta|apestos*|putrid|rancid|apestando|pestilencia|smells
water|agua & smell*|stink*|huele|apesta|odor|foul|olor
rust*|oxido ~4 carpet|baseboard*
`;

/** Nobody knows where it comes from: at least category 2 until someone does. */
export const unknownSource = `
idk|dunno|dont|no|not|unsure|cant|havent|never|nobody|clueless|couldnt|didnt|neither|unable|wonder*|nose|sabe|sabemos|se ~4 know|sure|idea|tell|clue|find|found|figure|see|certain|sabe|sabemos|de|se|identify|locate|determine|trace|understand ~5 where|what|source|from|origin|how|donde|que|why|it|leak|coming|cause|viene|sale
source|origin|cause|origen|fuente ~3 unknown|unclear|undetermined|unidentified|tbd|not|mystery|unsure|unconfirmed|undiscovered|desconocid*|never|still|cannot|pending
unknown|mystery|undetermined|unidentified|mysterious|random|unexplained|desconocid* ~2 source|origin|leak|water|cause|puddle|liquid|fluid|wet|substance|origen|stain
where|donde ~3 coming|from|comes|viene|sale|saliendo|came
no ~1 idea|clue|se|sabemos|sabe ~5 source|where|what|donde|que|from
no_source
`;

/** A clean supply, which keeps its category while it is young. Only used to know that a source was named. */
export const cleanSupply = `
pipe|supply|hose|manguera|mangera|faucet|facet|llave|grifo|valve|valvula|icemaker|ice_maker|fridge|refrigerator|refrigerador|heater|calentador|boiler|spigot|plumbing|plomeria|pinhole|pex|copper|tubo|tuberia|caneria|filter|filtro|humidifier|rain|lluvia|llovio|roof|window|ventana|sprinkler|tinaco|bucket|line|main|water_main|meter|toilet_tank|tank|bathtub|tub|sink|washer|lavadora|dishwasher|shower|slab|ac|hvac|feed|fitting|pot|tap|bath|storm|hail|pool|toilet|neighbor|garden
`;

/** Supply parts of appliances and fixtures: their water is clean, so it counts as used only when something else says so. */
export const supplySide = `
supply|cold|hot|feed|fill|inlet|braided|suministro|entrada|potable|pressure|fria|caliente|alimentacion ~2 line|hose|valve|pipe|manguera|llave|water|side|agua|tubo|tuberia|stop|connection|feed|nut
supply|potable|suministro|angle_stop|shutoff_valve
toilet|commode ~2 tank|supply|fill|line|feed
water|ice_maker|fridge|refrigerator ~1 line
lavadora|washer|washing|machine|dishwasher|toilet|sink ~5 hose|manguera|supply|line|valve
manguera ~4 fria|lavadora
clean_water|clear_water|city_water|agua_limpia|clean_source|tap_water|agua_de_la_llave|agua_de_llave|fresh_water|clean
forgot|left|dejo|olvido|overfilled ~4 faucet|tap|running|on|llave|abierta|bath|tub
`;

/** Water that stood for long: category 3 once it is old. */
export const stagnant = `
stagnant|standing|stood|sitting|estancada|encharcad*|pooled ~3 water|agua|there|for|black|green|puddle
black|green|negra|verde ~2 water|standing|agua|stagnant
mosquito*|larvae|tadpole*
water|agua ~4 sitting|standing|stood|stagnant|estancada
`;

/** Chemicals in the water: category 3. */
export const chemicals = `
pesticide*|pesticida*|herbicide*|diesel|gasoline|gasolina|kerosene|solvent*|thinner|antifreeze|motor_oil|used_oil|fuel_oil|chlorine|acid*|chemical*|quimico*|fertilizer*|weed_killer|paint_thinner|mercury|battery_acid & water|spill*|leak*|soak*|flood*|agua|mixed|floating|film|sheen|washed|derram*
`;

/** Mentions of a category by someone who knows the trade. */
export const named = {
  3: `
cat|category|categoria ~0 3|iii|three|tres
black_water|blackwater
`,
  2: `
cat|category|categoria ~0 2|ii|two|dos
`,
} as const;

/** Marks of damp that has lasted for days or longer. */
export const longDamp = `
floor|subfloor|piso ~3 dip|dips|sag*|bounc*|spong*
tile|tiles|floor ~4 hollow|tenting|tented|popping
spongy|spongey|bouncy|rotten|rotted|rotting|rot|delaminat*|podrid*|punky|mushy
soft ~1 spot|floor
floor|subfloor|piso ~3 soft|gives|blando|hundido
swollen|warped|buckled|cupped|cupping|hinchad*|bubbling|bubbled|crumbling ~3 baseboard|floor|hardwood|cabinet|drywall|paint|zoclo|piso|wall|door|laminate|trim|particleboard|mdf|vanity
baseboard|floor|hardwood|cabinet|drywall|paint|zoclo|piso|wall|laminate|trim|vanity ~3 swollen|warped|buckled|buckling|cupped|cupping|hinchado|bubbling|bubbled|crumbling|swelled|delaminat*
years|months|meses|anos|weeks|semanas ~4 leak*|drip*|gote*|damp|seep*
`;
