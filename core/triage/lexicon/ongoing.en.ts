export const words = `
stuck-2: stuck broke* seized frozen snapped stripped spins spinning rusted buried gone locked
stuck-2: missing froze
unable: cant cannot couldnt unable impossible never wont
leak: leak* drip* started starting dripping back
again: again
still: still
leak-2: leak* drip* com coming comin comming runs running runnin pour* flow* spray* gush* rising
leak-2: risin going goin seep* spill* raining trickl* overflow* backing entering filling fills
leak-2: spew* shooting puddling collecting active flooding hitting getting caendo spinning
leak-2: bubbling
keep: keep kept continu* constant* nonstop actively
leak-3: leak* drip* coming running pour* filling rising flow* seep* spreading spray* gush*
leak-3: overflow* backing getting growing back raining dripping returning refilling bubbling
leak-3: trickl*
wont: wont cant cannot doesnt couldnt isnt hasnt havent aint unable impossible
stop: stop* stopped shut shutoff turn close closing off budge para find hold* work seized stuck
stop: quit controlled isolated
shutoff: shutoff shut_off valve knob spigot handle main plunger
stuck: stuck broke* seized frozen snapped stripped spins leaks rusted wont missing rota nothing
stuck: buried locked came
rising: rising
fast: fast still now quick* inch every an water
water: water level creek river arroyo rio
rising-2: rising climbing comin
and: and inches feet ft it
rising-3: rising climbing
right-now: right_now as_i_type as_we_speak happening_now at_this_moment as_im
rolling: rolling lapping rushing creeping squirt* leak* drip* water coming pour* flood* spray*
rolling: gush* filling overflow* running spew* backing ceiling mete bubbling rain*
raining: raining storming pouring
now: now still again outside today
spin: spin* turning ticking dial move* run* creep*
flush: flush minute seconds hour time shower
drip: drip* leak* coming water up gushes overflows fills bucket gallon wet
bowl: bowl bucket pan pot towels trash_can tub
catch: catch* under collect* filling emptying swapping fills drip overflowing every below
catch-2: catch* emptying dumping swapping changing
drip-2: drip water bucket bowl pan towels
through: through thru in from down out inside into off onto on
cant: cant no dont doesnt nobody where
find: find know reach where turn located
shutoff-2: shutoff valve main shut meter off cutoff curb
rolling-2: rolling lapping creeping rushing inching squirting
over: over under in into across at threshold door toward*
are: are its keeps im i esta* starting started begin* began be been hear water ceiling heater
are: pipe hose faucet tank toilet roof now leak brown drip just drop
leaking: leaking leakin spitting dripping drippin coming comin comming pouring seeping spraying
leaking: running flowing gushing spilling backing overflowing trickling bubbling raining
leaking: entering filling spreading rising weeping surcharging shooting streaming leaks drips
leaking: spewing sweating flooding blowing
leaking-2: leaking dripping coming comming pouring seeping spraying gushing overflowing
through-2: through thru from in into down out up onto by del all over everywhere behind under
through-2: off hot on since steady again
drips: drips leaks weeps seeps pours runs
from: from every each on through thru del down under steady slow constant* overnight daily de
from: out into onto
device: dehumidifier* dehu dehus fan fans ac a_c unit hvac furnace fridge refrigerator freezer dryer
device: generator tv microwave oven charger pump heater blower blowers air_mover* stove computer
bill: bill usage
jumped: jumped doubled tripled high spiked went huge crazy alto quadrupled up through
sound: sound hiss*
water-2: water running dripping drip trickl*
slow: slow constant steady active live lento pinhole continuous ongoing slab
leak-4: leak drip leaking seep
drip-3: drip* leak* running raining coming weeping
leaking-3: leaking
motor: truck car van pickup suv jeep engine motor mower tractor boat bus generator
garage: garage yard estate for
where: where source idea wonder* brainstorm*
coming: coming comes drip leaks
where-2: where source
coming-2: coming comes
smoke: smoke gas propane regulator odor smell stink
coming-3: coming leaking
heater: heater generator fan fans dehumidifier* pump freezer fridge refrigerator ac power dehu
heater: dehus blower*
loose: loose apart undone off tomorrow monday today soon over home back
shut: shut shutt turn* closing cut close* capped isolated switched killed cutoff valved
off: off valve water main it down supply faucet spigot meter already now angle stops cold today
off: yesterday
water-3: water it all everything faucet supply main valve gas thing plumbing
off-2: off stopped shut closed gone isolated capped receded
was: was used_to had_been
leaking-4: leaking dripping seeping
rain: rain storm
machine: ac a_c unit fan fans dehumidifier furnace heater pump compressor fridge
quit: quit stopped ended over gone
plumber: plumber he they landlord handyman maintenance
fixed-2: fixed repaired replaced capped came tightened patched swapped
quit-2: quit quits stopped done finished
rising-4: rising leaking dripping coming running pouring spraying raining flowing climbing
`;

export const surely = `
$leak ~3 $again
$still ^2 $leak-2
$keep ^3 $leak-3
$wont ^4 $stop
$shutoff ~4 $stuck
$rising ~3 $fast
$water & $rising-2 ~1 up
$and ~1 $rising-3
$right-now & $rolling
no ~1 $para ~2 $salir
still_going|still_coming|still_comin
$raining ~2 $now
its_raining
meter ~5 $spin
every ~3 $flush & $drip
$bowl ~5 $catch
$catch-2 ~4 $drip-2
gush*|geyser|spew*|shooting|spraying
pouring|raining ~1 $through
$cant ~4 $find ~4 $shutoff-2
`;

export const maybe = `
wont|refuses|doesnt|not|hasnt|never ~1 fix* ~2 leak*
drip_drip
$rolling-2 ~3 $over
$are ~3 $leaking
$leaking-2 ~4 $through-2
$drips ~4 $from
$bill ~5 $jumped
$sound ~4 $water-2
$slow ~1 $leak-4
ongoing|activ*|ongoin
since|desde & $drip-3
lleva* ~5 $leaking-3
water ~4 rising|coming|comin|entering
`;

export const not = `
bleed*|blood|eye|eyes|nose|cough* ~5 wont|cant|doesnt|isnt ~2 stop|quit|stopping|running
wont|cant|doesnt ~1 stop|quit ~2 bleeding|coughing|shaking|crying|vomiting
filling|filled|fills ~2 smoke
$motor ^0 running|runs|ran|idling
$motor ^0 still|kept|keeps ~0 running|idling
running - $motor
running - late|behind|around|errands|low|short
running ~0 fever|temperature|errand
running ~1 out ~0 time|patience|money|room|towels|ideas|options|gas|diesel|power
nose ^3 run|runs|running|ran|drip*
runny|running ~0 nose
$garage ~0 sale
wont|cant|couldnt|doesnt ~0 get_up
$where ~5 $coming ~1 from
$where-2 ~4 $coming-2
in|the|a|small|minor|pinhole|old|gas ~0 leak|drip
no_longer
$smoke ~3 $coming-3
$heater ~2 running|on
running ~2 fans|dehumidifier*|generator|heater|pump
coming ~0 $loose
left ~1 running|on
$machine ~2 running|ran ~1 nonstop|non_stop|constantly|all_day|always
$machine|light|lights|tv|phone|stove|oven ~2 wont|doesnt|isnt|not ~1 work*
$device & still ^1 running|on|going|runs|works
its ~0 still ~0 running & $device
`;

export const stopped = `
dry_now|its_dry|all_dry
stopped|stoped|quit|ceased|ended|over_now|subsided|contained
$shut ~6 $off
$fixed
$water-3 ~3 $off-2
off ~2 now|since|already|today
drained|receded|went_down|gone_down|dried|drying|has_drained|mopped|cleaned|extracted|squeegeed
pumped|trapeamos|vacuum*|back_down
$was ~1 $leaking-4
old ~1 leak|stain
$rain ~3 $quit
$plumber ~4 $fixed-2
repair ~2 made|completed|done
spilled|spilt|knocked_over ~3 bucket|glass|cup|mug|jug|pitcher|bottle|cooler|bowl|vase
`;

export const ended = `
$quit-2 ~2 $rising-4
$rising-4 ~6 before|until|till ~4 shut|cut|turned|closed|stopped|fixed|capped
`;

/** It runs and nobody can stop it. */
export const uncontrolled = `
$unable ^3 stop|stopped|shut|shutoff|turn|close|closing|off|isolate|control|plug|cut
wont|doesnt|dont|isnt ^2 stop|stopping|hold|shut|close|closing|quit
it|water|leak ~2 wont ~1 stop|quit|shut
$shutoff ~3 $stuck-2
$unable ~2 find|locate|reach ~3 $shutoff|shut|cut|water_main
dont|doesnt|no_idea|not_sure ~2 know ~2 where ~2 $shutoff|shut|turn|off
no|cant ~1 shutoff|shut_off|valve|cutoff ~1 anywhere|at_all|that_works
nobody|noone|no_one ~1 can|could|knows ~3 stop|close|shut|turn|valve
no_way ~1 stop|close|shut|turn
nonstop|non_stop|out_of_control|keeps_coming|keeps_pouring|keeps_running
still ~1 coming|pouring|gushing|spraying|running ~2 hard|fast|full|everywhere|lots|strong
`;

/** What was wet is dry, or was mopped up. */
export const dried = `
dry|dried ~0 now|up|out|again|already
all|its|completely|bone|is|and|everything|everythings ~0 dry|dried
mopped|wiped|soaked ^2 up|it
`;
