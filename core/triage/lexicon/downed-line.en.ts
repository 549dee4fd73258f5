export const words = `
power-2: power utility overhead electric electrical live downed hot high_voltage
powerline: powerline powerlines power_line power_lines electric_line electric_lines
powerline: electric_wire electric_wires lectric_line lectric_lines lectric_wire lectric_wires
power-line: power_line power_lines electric_line electric_lines powerline
down-2: down snapped fell fallen broke* leaning cracked
line: line lines wire wires cable cables powerline powerlines
down: down downed fell fallen fallin snapped lying laying laid hanging dangling across draped low
down: came sparking broke broken drooping loose touching sagging on over arcing knocked
outside: yard street road driveway fence ditch car truck van tree pole porch sidewalk alley lawn
outside: curb
outside: ground outside creek bridge crossing highway lot neighbor neighbors patio roof puddle field
outside: front backyard
`;

export const phrases = `
wire|wires|cable ~2 on|touching|against ~2 it|fence|gate|car|truck & fence|gate|car|truck|yard|pole
$power-2 ~1 line|lines|wire|wires & $down & $outside|water|flood*|storm
downed|fallen ~2 line|lines|wire|wires|cable|powerline|powerlines|transformer|pole
$powerline ~4 $down
$power-line & in|across ~2 water|yard|driveway|street|puddle|road
$down ~3 power_line|power_lines|electric_line|electric_lines|powerline|powerlines
brought|brings|took|takes|pulled|knocked|dropped|ripped ~4 $line ~2 down
wire|wires|cable|line|lines ~4 fell|fallen|down|hanging|snapped|came|broke ~3 $outside
wire|wires|line|lines & pole|poles|utility & fell|fallen|down|hanging|snapped|came|broke
wire|wires|line|lines & pole|poles|utility & water|fence|ground|yard|grass|driveway|street
service_drop|service_line|service_wire|weatherhead|weather_head ~5 $down|ripped|pulled|torn|tore
$line ~3 on ~1 ground|grass|street|lawn|sidewalk|puddle
line|lines|wire|wires ~1 down ~2 water|street|road|yard|driveway|puddle|pool
wires ~1 in ~0 water
wire|wires|line ~4 pole|weatherhead && isnt|not|off|gone|no_longer ~2 roof|house|pole
pole ~2 about|gonna|going ~2 fall
pole|poles ~4 $down-2 & $line|power|utility|electric*|light|phone
live|hot|sparking|arcing ~1 wire|wires|line|lines|cable & $outside
transformer ~4 fell|fallen|down|exploded|ground & pole|street|yard|water|ditch|road|ground
$line ~3 on|across|over|touching ~2 car|truck|van|fence|driveway|road|yard|roof|porch
oncor|cps|aep ~1 $line ~2 down|fell|snapped|hanging
took_out ~2 $powerline
cable ~1 dangling ~2 puddle|water|yard
power_wire ~8 ripped|fence
wire|wires ~1 down ~1 behind
tree ~3 took ~2 $line
line|lines|wire|wires ~1 house|roof ~1 laying|lying|down ~2 grass|ground|yard|puddle|driveway
main ~0 line & fell|down|snapped & yard|street
power_line|line ~2 cayo
wire|wires ~1 fell|fallen|down|snapped ~3 in|into ~2 water|puddle
power|electric|electrical ~0 line|lines|wire ~4 pulled|torn|ripped|yanked ~1 off|down|loose
`;

export const not = `
attic ~2 ladder|wires|lines
tv|internet|spectrum|cable_company|phone ~0 cable|line|box|company
`;
