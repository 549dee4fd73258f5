export const words = `
poop-2: poop* brown dirty nasty solids paper smell*
toilet-2: toilet toliet commode urinal
brown: brown brownish sludge solids cafe nasty filthy
black: black brown gray grey sludge waste gunk poop solids dirty nasty
human: human raw solid toilet bathroom bodily fecal sanitary tank tubs full liquid
broke: broke* crack* leak* sever* separat* back* open belly sheared
waste: waste wastewater blackwater soil
line: line pipe stack water pit main tank coming backing backed everywhere lateral
back: back* leak* crack* broke* burst split spill* overflow* came coming separat* disconnect*
back: water open hole failed dump* drip* wet
cat: cat category catagory kat
water: water loss sewer black back* drain waste
back-2: back* backing backup overflow* overflw* over overflo flooded flooding tir* regres*
back-2: regurgit* bubbl* gurgl* spew* geyser* erupt* explod* clog* plug* stopped rising devolv*
back-2: vomit*
backed: backed backing backup overflow* clogged
backed-2: backed backing backs backup backflow* surcharg* regurgit* came coming gurgl* bubbl*
backed-2: burp* belch* spew* geyser* erupt* puk* overflow* regres* devolv* vomit* spit* throw*
backed-2: ooz*
up: up back out onto into all over through with when from again floor brown black sludge para
up: waste yesterday today overnight during and last past to solids
line-2: line main mainline plumbing lateral stack system basement pipe pipes
backed-3: backed backing backs backup backflow* surcharg* regurgit* gurgl* regres* devolv*
brown-2: brown black sludge smelly gray grey filth* nasty foul cafe
water-2: water stuff liquid gunk sludge goo muck slime
backed-4: backed backing backup backflow surcharged surcharging gurgling regres*
back-3: back* backing coming came comes bubbling gurgling
up-2: up out through from in de
drain-2: drain floordrain resumidero cleanout
tubs: tub bathtub shower
backed-5: backed backing backs backup backflow* surcharg* regurgit* gurgl* bubbl* burp* belch* spew*
backed-5: geyser* erupt* puk* regres* devolv* vomit* ooz*
sink: sink disposal
back-4: back* gurgl* came coming comes regres* bubbl*
brown-3: brown black sludge smell* stink* toilet tub shower flush* gunk cafe both nasty solids
brown-3: waste sewer main neighbor upstairs
flush: flush*
floor-2: floor overflow* comes up back bubbl* gurgl*
flush-2: flush*
pop: pop* open spill* overflow* cap spew* blew coming shot off front yard leak*
line-3: line main lateral drain stack pipe
back-5: back* clog* stop* block* surcharg* root* collaps* broke* belly overflow* plug*
leak: leak* bad fail* gone broke shot seal
floor-3: floor carpet water float* brown everywhere hall through ceiling leak* spill* drip* came
floor-3: coming overflow*
leak-2: leak* seep* wet water brown loose drip*
wc: wc
sewage: sewage sewer septic poop shit ass toilet outhouse latrine
seamstress: seamstress sewing stitch* quilt* fabric thread
fine: fine ok clear good inspected scoped pumped camera clean
dog: dog cat pet rat mouse bird puppy raccoon bat
poop: poop* poo shit* feces crap* waste droppings
overflow: overflow* overflw* over
only: only just solo
pee: pee urine water clean
clean-water: clean_water clean_bowl
ac: ac a_c hvac condensate air conditioner
overflow-2: overflow* back* clog* leak* drip* plugged through onto
`;

export const phrases = `
tp|toilet_paper ~4 floor
came|coming|comes|backed|back ~1 back ~1 up ~4 bath|bathroom|tub|shower|drain|toilet|sink|floor|main
snaked|rooter|rootered|augered ~6 came|back|up|overflow*|over
toilet|toliet|toiled ~2 went|ran|spilled|poured ~1 over & $poop-2
$toilet|toiled ~4 overflo*|overflw* ~6 smell*|stink*|brown|nasty|poop*|dirty|paper
suag*|suwag*|sewr|sewadge|sewidge|sweage|sewige|sewedge|cewage|seuage
stack|drain_stack|vent_stack ~3 crack*|leak*|broke*|drip*|split
grinder_pump|ejector_pump|sewage_pump|macerator|lift_pump
$toilet-2 & $brown
$drain ~3 fill*|full ~3 $black
sewage|sewege|sewerage|seweg|sewer|suer|effluent|swage|sweage
septic|septic*|cesspool|leachfield|drainfield|ejector
feces|faeces|fecal|faecal|poop*|poo|turd|shit|shitty|crap|stool|excrement*|doodoo|dookie|dooky
number_two
chunks ~4 drain|toilet
drain ~4 chunks|chunky
$human ~2 waste|solids
solids ~3 void|slab|crawl*|floor|yard|hall|tub|shower
dwv & $broke
$waste ~1 $line & $back
wastewater|blackwater
black ~0 water
$cat ~0 3|iii|three|tres & $water
$toilet ~6 $back-2
$backed ~3 $toilet
drain|standpipe ~4 $backed-2 ~4 $up
$tubs ~4 $backed-5 ~4 $up
$tubs ~4 came|coming ~1 up|back
$line-2 ~4 $backed-3
floor_drain|drain ~6 $brown-2 ~2 $water-2
$drain ~3 $backed-4
$back-3 ~5 $up-2 ~3 $drain-2
coming|comes|came ~2 up ~3 $tubs
back*|backing|bubbling|gurgling ~5 $up-2 ~3 $tubs
$sink ~4 $back-4 & $brown-3
backwater|backflow*
$flush ~9 $drain|$floor-2
$drain|floor|water & $flush-2
manhole|man_hole|lift_station
cleanout|clean_out|clean_out ~4 $pop
sanitary|main|sewer|city ~1 $line-3 & $back-5
main ~1 drain|stack|stoppage|clog|blockage|backup
wax ~1 ring ~5 $leak
wax ~1 ring
toilet ~1 paper|water|bowl & $floor-3
toilet|wc|commode ~4 base|flange|seal|bolts|bottom ~4 $leak-2
toilet|commode ~1 leak*|seep* ~3 base|bottom
$brown-2 ~1 water ~0 tub|bathtub|shower
leak*|seep*|water|drip* ~4 base|bottom|flange ~2 toilet|commode
tampon*|condom*|sanitary_pads
wipes & toilet|drain|line|pipe|cleanout|flush*|came|backed|backup|floating|tapo|drenaje
porta_potty|black_tank|blackwater_tank|holding_tank|grease_trap
sludge|solids|gunk|muck & drain|tub|shower|toilet|sink|floor
$wc ~5 $derram
$smell ~4 $sewage
`;

export const not = `
toilet - almost
drain|trap|ptrap|tailpiece ^5 came|come|fell|popped|slipped|pulled ^0 apart|loose|off|undone
sewer|septic|drain|drains ~1 scope|camera|inspection
sewer|drains|drain|plumbing|septic ~2 are|is|was|were ~1 fine|ok|clear|clean|good
water ~0 main
city|town|street|public - main|mains
sewer|sewr & $seamstress
smoke|heat|co ~1 detector
sewer|septic ~1 line|tank|lateral|system|field ~3 $fine
crap ~1 load|ton
$dog ~1 $poop
$toilet ^6 $overflow && $only ~3 $pee
$toilet ^6 overflow*|overflw* && $clean-water
$toilet ^6 $overflow && no|sin|without ~1 $poop
$ac ~2 drain|pan|line ~4 $overflow-2
storm_drain|storm_sewer|street_drain|drain_hose|drain_pan|drain_line_hose
holy ~0 shit|crap
shit ~1 ton|load
oh ~0 shit|crap
`;

/** The clean side of a toilet, where the text names nothing of the other side. */
export const supplySide = `
toilet ~0 tank|supply|fill|valve|flapper
tank|supply|fill|flapper|fill_valve ~2 toilet
hose ~4 toilet|commode
toilet|commode ~1 hose|hoses|water_line
pipe|line|supply_line ~4 toilet|commode ~2 burst*|broke*|busted|snapped|split|popped|cracked|let_go
`;

/** What came out of a toilet, and not out of its supply line. */
export const soiled = `
sewage|sewer|overflow*|overflw*|backed|backing|backup|bowl|poop*|shit
`;

/** The drain of an air conditioner, where its drips and its pan say whose drain it is. */
export const condensateDrain = `
leak*|drip*|pan ^3 $ac & drain
$ac ^3 leak*|drip*|pan & drain
`;

/** A drain of the house beside it. */
export const houseDrain = `
toilet|toliet|commode|tub|bathtub|shower|sink|sewage|sewer|septic|poop*
floor|main|kitchen|bathroom|house ~0 drain
`;
