export const words = `
rot: rot rotted rotten rotting punky spongy mushy
years: years yrs months meses decades forever last_summer last_winter last_year
leak: leak* drip* seep* damp dampness moist filtra* wet
years-2: years months meses
suspect: suspect* visible apparent possible poss susp microbial fungal biological organic active
suspect: heavy light
mold: mold growth spore s520 contamin*
black: black green fuzzy white dark pepper* gray grey
freckle: freckle* peppering polka whisker* velvet* cotton* hair* crud rash
looks: looks like como
pepper: pepper velvet cotton mushroom* moss
fuzz: fuzz moss toadstool* conks
wall: wall baseboard carpet ceiling closet cabinet pared closet drywall studs
swampy: swampy
musty: musty damp dampness earthy sock dirt cave mushroom mushrooms funky stale dank gym locker
musty: old swamp towel cellar moss
dog: dog cardboard dirt towel laundry
black-2: black green white gray grey pink orange dark fuzzy negros verde blanc* gris hairy
spot: spot specks speckles dots fuzz* growth growing patch stuff film slim* bloom blotch*
spot: circles colonies streaks splotch* pelitos furry fur
spots: spots dots specks speckles stuff patches wall walls baseboard drywall studs pared
hairy: hairy black green fuzzy negros furry
growing: growing growth
wall-2: wall baseboard ceiling carpet behind under closet drywall vents corner cabinet pared
something: something stuff things
growing-2: growing grows
multiple: multiple several layered many successive concentric
dog-2: dog cat
years-3: years months meses yrs
old: old ago warranty pregnan*
rotten: rotten rotted
prevent: prevent* avoid* before risk chance antes
prevent: will could might sooner
mold-2: mold mould mildew moho
insurance: insurance coverage prevention policy rider limit exclusion cap company inspector
`;

export const phrases = `
$rot && $years
$leak ^4 $years-2
$years-2 ^4 $leak
moldy|mildewed
$suspect ~1 growth|=mg|=mbg|colon*|spotting
condition|cond ~0 3|iii & $mold
$black ~2 $freckle
$looks ~2 $pepper
$fuzz ~4 $wall
$swampy & $smell
mold*|mould*|mildew*|mildue|fungus|fungi|fungal|mushroom|mushrooms|spore|moho*|lama
musty|mustiness|musky|earthy|funky|stuffy|stale|dank|moldly
$smell ~5 $musty
$smell ~6 wet ~1 $dog
$black-2 ~3 $spot
$spots ~4 $hairy
fuzz*|furry|slimy|slime|algae|peludito
$growing ~3 $wall-2
$something ~2 $growing-2
gnats|silverfish|mosquitos & wet|cabinet|under|sink|damp|moist
$multiple ~2 ring|stain|layers
stain*|rings ~3 multiple|rings|layers|older|several
remediat*|mycotoxin*|stachybotrys|aspergillus|penicillium|cladosporium
`;

export const not = `
$person|$dog-2 ~3 $years-2
pee*|urin*|orin* ~3 $years-2
$years-3 ~0 $old
$rotten ~1 egg|huevo*
egg|huevo* ~0 rotten|podrid*
no|not ~0 rot|rotten|rotted
$prevent ~5 $mold-2
worried|worry|scared|afraid|miedo|want ~4 about_mold|keep_mold|stop_mold|get_mold|for_mold
going|gonna|start|keep|stop|test* ~4 about_mold|keep_mold|stop_mold|get_mold|for_mold
worried|worry|scared|afraid|miedo|want ~4 to_mold|any_mold|grow_mold|have_mold|of_getting_mold
going|gonna|start|keep|stop|test* ~4 to_mold|any_mold|grow_mold|have_mold|of_getting_mold
keep_mold|stop_mold|about_mold|for_mold|get_mold
scared|afraid|risk|chance|worried ~0 of_mold
mold*|moho ~1 $insurance
crown|base|quarter|door|window|trim|floor - mold*
molding
`;

export const material = `
carpet|pad|drywall|sheetrock|lvp|lvt|osb|mdf|particleboard|substrate|readings|wall|ceiling
baseboard|subfloor|cabinet|insulation|hardwood|laminate|floor*|wood|closet|pared|madera|mattress
couch|room|house|vanity|attic|crawlspace|basement|paneling|vinyl|trim|stud|rug|furniture|unit
apartment
`;
