export const words = `
regulator: regulator riser
knock: knock* broke* snapped bent hit blowing hiss* damag* leak*
atmos: atmos centerpoint gas_company gas_guy gas_man gas_tech
leak: leak* lock* tagged evacuat*
hose: hose line flex pipe tube tubing csst
hiss: hiss* leak* kink* bent crush* loose broke* cut nick* psst* sideways whistl* torn smell*
csst: =csst gas_line gas_flex gas_hose gas_connector gas_supply gas_pipe gas_stub gas_main
nick: nick* hit cut struck drill* punctur* clip* bust* yank* pierc* crimp* bubbl* damag* pull*
nick: tore torn
gas: gas
psst: psst*
ng: =ng lel methane explosive
reading: reading* leak* odor detect* positive level* ppm alarm*
gas-2: gas =ng meter furnace range stove heater boiler appliance
psst-2: psst* hiss*
stove: stove dryer boiler regulator lpg furnace cooktop oven fireplace
blew: blew blown snuffed doused drowned
burner: burner stove
on: on open
unlit: unlit flame
gas-3: gas smell* stove kitchen meter boiler odor stink
gas-4: gas propane methane butane mercaptan lp natural
leak-2: leak* hiss* smell* odor fumes escap* whistl* broke* snapped ruptured cracked severed
leak-2: sheared bent
line: line pipe valve hose meter connector flex
leak-3: leak* hiss* broke* rupture* crack* sever* shear* bent loose pulled damaged submerged
leak-3: underwater under hit ripped corroded disconnected off blowing snapped rota
gas-5: gas gassy natgas propane methane mercaptan
propane: propane =gas gaz gass gassy butane =lp =lpg
rotten: rotten roten rottn rotton rotted bad spoiled sulfur sulphur
egg: egg egs eggz cabbage smell
sulfur: sulfur sulphur skunk*
knock-2: knock* bent whistl* hit leaning damaged broke* hiss* submerged underwater
hiss-2: hiss* whistling
gas-6: gas stove meter propane tank line dryer furnace range heater appliance boiler pipe
gas-7: gas lp
propane-2: propane butane lp lpg gas
tank: tank cylinder bottle
float: float* tip* leak* loose hiss* whistl* drag* overturn* moved gone submerged underwater
float: washed spew* blowing broke* knocked side rolled drift*
out: out off relight* blew wont
gasoline: gasoline diesel kerosene fuel gas_can
fumes: fumes spill* tip* leak* sheen vapor* float*
going: going beep* alarm* sound* chirp* went on off reading
stove-2: stove kitchen wall range tank outside meter grill
gas-fed: stove range dryer heater furnace cooktop oven
`;

export const phrases = `
$smell|smells|whiff ~4 like|of|funny|strong|weird ~2 gas|gaz|gass|propane|eggs|egg|sulfur
hear|hearing ~2 hiss|hissing|whistling & pilot|furnace|stove|heater|dryer|meter|gas|tank|oven
gas|gass|gaz ~1 lique|leek|leaking|leakage|liqueando|leeking
gas ~2 meter|line|tank|regulator ~3 under|underwater|submerged|bubbl*|floating
bubbl* ~4 gas
gas|propane ~1 heater|furnace|stove|line|water_heater ~4 submerged|underwater|under_water
$regulator ~3 $knock
$atmos & $leak
yellow|amarill* ~1 $hose & $hiss
$csst & $nick
$linea ~1 $gas & $psst
$ng ~2 $reading
red_tag* & $gas-2
$psst-2 & $stove
$blew ~3 pilot*
$burner ~4 $on ~3 $unlit
$burner ~4 $on ~3 no ~1 flame|fire|lumbre|flama
eggy|tufo ~3 $gas-3
egg|huevo ~1 $smell
$gas-4 ~3 $leak-2
gas ~1 $line & $leak-3
leak*|escap* ~0 gas|gass|gaz|propane
gas ~1 heater|furnace|stove|dryer|boiler ~3 under ~3 water
$smell ~4 $gas-5
$smell & $propane
$rotten ~1 $egg
$smell ~3 egg
stove|dryer|furnace|range ~1 line|hose|pipe ~3 yanked|pulled|kinked|snapped & smell|hiss*
$sulfur & $smell
$fuga ~2 gas
gas ~1 meter|regulator & $knock-2
gas|propano ~3 $fuga-2
$hiss-2 & $gas-6
tanque|cilindro|tambo|pipa ~2 $gas-7 & $flot
$propane-2 ~2 $tank & $float
pilot* ~3 $out
$gasoline & $smell|$fumes
gas ~1 fumes|alarm|detector|sniffer & $going
hissing & $stove-2
knob|burner ~3 knock*|bump*|hit & smell*
cant|cannot|dont ~1 smell ~1 =gas & headache|dizzy|before|earlier|strong|anymore
water ~2 in ~1 gas_line|gas_lines|gas_pipe
flame ~5 orange|yellow|sputter*
gas_detector|gas_alarm ~3 scream*|going|beep*|sound*
cant|cannot ~2 close|shut ~1 =gas
gas ~1 wont ~1 shut|turn ~0 off
cant|cannot|couldnt ~1 shut|turn ~1 =gas ~0 off
hear ~0 =gas
furnace|heater|stove|boiler|dryer ~3 underwater|under_water|submerged & gas
gas ~1 water_heater|heater|dryer|stove ~1 fell|floating|tipped
propane ~1 regulator ~2 $wet
stove|burner ~2 wont ~0 light & smell*
gas ~2 off & smell*
gas ~1 valve|knob|cock ~1 stuck|left|broke* ~1 open|on
its_gas|it_is_gas|be_gas|thinks_gas|es_gas|sea_gas && $smell
pipe|line|tube|tubing|hose ~3 behind|to|under|from ~1 $gas-fed && whistl*|hiss*
$gas-fed && pipe|line|tube|tubing ~3 behind ~1 it|there & bent|hit|cut|kink* && whistl*|hiss*
`;

export const not = `
hot_water - smells|smell - eggy|egg|eggs|sulfur|rotten
easter - eggs
toilet|cold|faucet|fill|water ~0 line|valve|tank|pipe ~0 hiss*|whistl*
sewer|septic ~0 gas
gas ~1 sewer|septic|drain|trap
condensate ~0 leak*|line
pilot ~6 relit
gas - water - heater|heaters
regulator ~4 spray*|water
`;

/** What no trap takes away. */
export const surely = `
heater|stove|range|dryer|tank ~2 fell|tipped|knocked & =gas|propane
leaking - =gas
`;
