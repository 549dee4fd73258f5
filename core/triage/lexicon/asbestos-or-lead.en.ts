export const words = `
glue: glue adhesive
negro: negro black
paint: paint* tile ceiling house home texture* building
paint-2: paint paints
lead: lead leaded oil_based
popcorn: popcorn acoustic cottage stipple texture* cottagecheese spray_on
ceiling-2: ceiling cieling texture* cheese
paint-3: paint* based pipe dust solder abatement test exposure poison* swab certified
old: old original vintage ancient antique antigua
linoleum: linoleum linolium vinyl lino asbestos plaster paint lath
old-2: old original wet fell crumbl* demo tear* rip* scrap*
white: white old crumbl* wet falling original fibrous torn
chip: chip* flak* peel* alligator* descarap*
old-3: old original 19* windows historic victorian antigua
`;

export const phrases = `
abesto*|asvest*|azbest*|asbets*|asbetos|fibrocemento|uralita|silica_board
$glue ~1 $negro
9_pulgadas|9_por_9|9in_tile|nine_inch
pre|before|antes|prior ~1 1978|1980|78|80 & $paint
$paint-2 ~2 $lead
$popcorn ~2 $ceiling-2
ceiling|techo ~1 palomita|popcorn
popcorn ~3 texture|wet|peeling|falling|scrap*|ceiling
vermiculite|vermiculita|zonolite|mastic|vct|vat
9x9|9x9s|9by9|9_x_9|9_by_9|nine_by_nine ~2 tile|vinyl|floor*|loseta|mosaico
9_inch|9in|9_in ~1 tile|loseta|mosaico
nine_inch ~1 tile
black ~1 mastic|glue|adhesive|cutback|tar
lead ~1 $paint-3
$old ~2 $linoleum
linoleum|plaster ~1 lath|lathe & $old-2
pipe|duct|boiler ~1 wrap|lagging|insulation|jacket & $white
paint|pintura ~2 $chip & $old-3
`;

export const material = `
wrap|lagging|pipe_insulation|tirol|shingles|vermiculite|sledge*|grind*|break*
vinyl|tile|popcorn|texture*|plaster|lath|paint*|linoleum|lino|insulation|drywall|sheetrock
ceiling|siding|mastic|duct|ductwork|trim|wallpaper|wall|baseboard|subfloor|flooring|panel*|pared
cieling|celing|floors|joint|cabinets|stucco
scrap*|demo*|demolish*|tear*|tore|torn|rip|ripped|ripping|sand*|cut|cutting|remov*|pull*|gut
gutted|gutting|drill*|strip|stripping|stripped|peel*|crumbl*|flak*|chip*|breaking|knock*|flood*
remodel*|renovat*
`;
