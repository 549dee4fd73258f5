/** What each step of an answer says. `{thing}` is the fixture or appliance that leaks. */
export const steps = {
  'call-911-touch-nothing':
    'Call 911 now. Keep off wet floors and out of the water. Do not touch anyone who got a shock until the power is off. If they’re clear of the wire, out of the water, and not breathing, push hard and fast on the center of the chest now: 911 will count with you.',
  'call-911-water':
    'Call 911 now and do what they tell you. If someone’s in the water, reach out with a pole or throw something that floats, and do not go in. If the water may be live, touch nothing until the power is off.',
  'stroke-call':
    'Call 911 now: this can be a stroke. Tell them when the person was last seen well, to the minute if you know it. Give nothing by mouth: no food, no drink, no pills. Stay with them.',
  'pinned-call':
    'Call 911 now and say someone is pinned. Do not lift what’s on them, unless fire or water is reaching them. Keep everyone back from what can still fall, and talk to them.',
  'medical-call':
    'Call 911 now. Tell them what you see, since when, and any medicine or treatment that was missed. Stay with the person, keep them still, and watch their breathing.',
  'elsewhere-call':
    'Call 911 now for the person who may need help. Say where they are or were last seen, how many they are, their age, and whether they can walk. If no one answers a door, ask for a welfare check. Do not go into the water after them.',
  'fumes-call-911':
    'Get everyone, pets too, out to fresh air now, then call 911. Never go in after anyone who collapsed. Do not go back to rinse, air out, or switch anything off.',
  'light-keep-out':
    'Leave the room, and keep everyone out from under the light: the ceiling can come down. Do not touch its switch or bulb. If it buzzes, smokes, or sparks, get out and call 911.',
  'away-tell':
    'You aren’t there: call someone at the house now and read them these steps. If no one is there, send someone who can call you from outside.',
  'child-call':
    'Call 911 now. Tell them your address, how old you are, and what happened, and stay on the line. Go outside or to a neighbor if you see smoke, sparks, or water near a light or plug.',
  'child-grown-up': 'Call your mom, your dad, or another grown-up you trust. The house is their job, not yours.',
  'current-get-clear':
    'If you feel a tingle or a shock, get out of the water and off the wet floor now. Touch no metal, faucet, cord, or switch on the way.',
  'person-tell-911': 'Tell 911 who’s hurt or sick and where they are. Stay on the line and do what they tell you.',
  'child-look-in-water':
    'Look in the water first, at the top and down to the bottom: pool, tub, ditch, creek. Have someone call 911 at the same time.',
  'roof-stay-up':
    'Call 911 now and say how many you are. Stay up on the roof, keep together, and signal with a light or a bright cloth. Save your phone’s battery.',
  'car-get-up':
    'Call 911 now. Open a window while it still works. If water is rising in the car, get out through the window onto the roof and hold on.',
  'trapped-go-up':
    'Call 911 now: say how many you are, where in the house, and who needs help most. Go to the highest floor, never into a closed attic. Go onto the roof only if you must. Signal with a light or a bright cloth, and save your phone’s battery.',
  'attic-get-out':
    'Call 911 now and say you’re in the attic and how many you are. Get onto the roof if you can, through a window, a vent, or a hole you break. Never stay in a closed attic. Signal with a light or a bright cloth.',
  'breathing-power-call':
    'Call 911 now and say a breathing machine is losing power and how many minutes are left. Stay with the person, and keep the hand bag or spare tank in reach.',
  'sudden-illness-call':
    'Call 911 now. New confusion, slurred speech, a drooping face, or being hard to wake is an emergency, even if they say they’re only tired. So are red streaks or fever after a wound. Nothing to eat or drink, and no hot bath. Stay with them.',
  'heat-cool':
    'Call 911 now: this can be heat stroke. Move the person into shade or a cool place, take off extra clothing, and cool them with cool water or wet cloths until help comes. Do not leave them alone.',
  'wet-floor-keep-off':
    'Stay off the wet floor and carpet: a cord, a strip, or an appliance there can make it live. Do not touch or unplug it.',
  'structure-out-now':
    'Get everyone out of that room and the rooms around it now, and out of the house if it keeps cracking or moving. Call 911 from outside. No one sleeps there, or below it.',
  'sleeper-carry-out':
    'Carry everyone out of that room now, the sleeper too, shut the door, and call 911. Do not go back in for anything.',
  'water-reach-throw': 'Call 911 now. Reach out with a pole or throw something that floats. Do not go in after anyone.',
  'breathing-help':
    'Call 911 now and put the phone on speaker. If someone doesn’t wake up or isn’t breathing normally, 911 will talk you through CPR.',
  'breathing-sit-up':
    'Call 911 now. Help them sit up in fresh air, and let them use their own inhaler if they have one.',
  'chest-sit-down':
    'Call 911 now. Have the person stop everything, sit down, and rest. Give aspirin or anything else only if 911 tells you to.',
  'bleeding-press': 'Call 911 now. Press hard on the wound with a clean cloth, and keep pressing.',
  'head-keep-still':
    'Call 911 now. Do not move anyone who fell or was hit on the head, neck, or back, unless they’re in danger where they are.',
  'chilled-warm': 'Call 911 now. Take off wet clothes, wrap them in dry blankets, and keep them lying still.',
  'birth-call':
    'Call 911 now: a baby is on the way. Say which roads are flooded, stay on the line, and do what they tell you.',
  'ill-call':
    'Call 911 now if anyone is confused, very drowsy, short of breath, or burning with fever, or if redness or pain spreads from a wound. If not, call a doctor or Poison Help, {poisonHelp}, today.',
  'fumes-fresh-air':
    'Get everyone, pets too, out to fresh air now. Do not go back to rinse, air out, or switch anything off. If anyone has trouble breathing or won’t wake up, call 911.',
  'fumes-poison-help':
    'Once you’re outside, call Poison Help, {poisonHelp}, day or night. Say what was mixed, breathed in, or swallowed.',
  'crisis-call':
    'Call or text {crisisLine} now. Someone will listen, day or night. For Spanish, press {spanishKey} or text AYUDA to {crisisLine}. If a life is in danger this minute, call 911. The house can wait.',
  'battery-leave':
    'Get everyone out of the house now, another way if the battery is by the door, and stay {batteryFeet} feet or more back. Call 911 and say if it’s an electric car or battery that was under water. Do not touch, rinse, move, or charge it, and do not go back in.',
  'confined-stay-out':
    'Stop. No one goes down after them, not even on a rope: bad air in a tank, pit, well, or drain, or under a house, can drop the next person too. Call 911 now and say someone is down in it. Keep everyone back from the opening.',
  'shut-in-call':
    'Call 911 now and say people are trapped. Say where, how many, and if water’s coming in. Talk to them from outside. Trapped yourself: get up above the water and keep knocking. Do not go into a pit or reset an elevator’s power.',
  'burn-cool':
    'Call 911 now: a large burn, a burned face, or a burned child can’t wait. Get away from the hot water and cool the burn under cool running water. Take off rings, then cover it loosely. No ice.',
  'battery-stay-away':
    'Stay {batteryFeet} feet or more from the wet battery or electric car. Do not charge it, start it, or move it. If it hisses, smokes, or burns, call 911.',
  'bite-call':
    'Get away from the snake or the insects. Call 911 now for a snakebite, or for swelling, trouble breathing, or faintness. Keep still, and take off rings, watches, and the shoe near the bite before it swells. Do not cut, suck, ice, or tie the bite.',
  'panel-hands-off':
    'Stay back from the panel, and do not touch it. If it hums, sparks, smokes, or is hot, get out and call 911 first. If it’s only wet, ask the power company to cut the power at the meter.',
  'panel-call-911':
    'Get everyone out now and call 911 from outside. Do not touch the panel or go near it. Then ask the power company to cut the power at the meter.',
  'gas-no-relight':
    'Do not relight or switch on a gas heater, furnace, or stove that got wet. Have a licensed technician check it first. If you smell gas, leave, then call.',
  'arcing-leave':
    'The wall may be burning inside. Get everyone out, close the door, and call 911 from outside. Put no water on it.',
  'call-911-now':
    'Call 911 now. Tell them where the person is and what you see, stay on the line, and do what they tell you.',
  'child-go-out': 'If you’re a child: go outside or to a neighbor now, and get a grown-up. Leave everything as it is.',
  'line-stay-away':
    'If you’re inside, stay in unless there’s smoke, fire, or gas. Keep off wet floors, and warn others not to come near. Outside, stay at least {lineFeet} feet from the line, farther if the ground is wet. Never drive over it or through water near it.',
  'line-animal-stay-back':
    'No one goes near the wire, fence, puddle, or animal, not even with a broom. Stay at least {lineFeet} feet away, farther if the ground is wet, and call 911.',
  'line-stay-in-car':
    'If a line touches your car, stay inside and warn others off. If it burns: jump clear with both feet together, never touch car and ground at once, then shuffle away.',
  'line-jump-clear':
    'Get clear of the burning car: jump with both feet together, and never touch car and ground at once. Then shuffle away with your feet on the ground, and call 911.',
  'fire-leave':
    'Get out now with everyone, another way if the fire or battery is by the door. Wake anyone who’s asleep on your way. Take nothing, close the doors behind you, and call 911 from outside.',
  'fire-stay-out':
    'Stay outside until the fire department lets you back in. If someone’s still inside, do not go back: tell 911 where they are.',
  'gas-leave':
    'Get out now and take everyone with you; wake anyone who’s asleep on your way. Never go down or in after anyone who collapsed. Do not switch anything on or off, and do not light anything.',
  'gas-call-outside':
    'Once you’re outside and away from the house, call 911 or your gas company. If someone’s still inside, do not go back: tell 911 where they are. Go in only when they say so.',
  'air-go-out':
    'Get everyone, pets too, into fresh air now, wake anyone who’s asleep on your way, and call 911. Never go down or in after anyone who collapsed. Tell 911 if anyone has a headache or feels dizzy, sick, or confused.',
  'air-open-outside':
    'Call 911 now. If you’re in there, get out. Do not go in after anyone: open the big door from outside. Take the person to fresh air only if you can reach them from fresh air.',
  'air-stay-out':
    'Stay outside until the fire department lets you back in. Do not go back to switch an engine off. Opening doors and windows isn’t enough. If someone’s still inside, do not go back: tell 911 where they are.',
  'water-stay-out': 'Stay out of the water, and do not touch anything electrical that’s wet.',
  'power-off-dry':
    'Turn the power off only if you can reach the panel from a dry place, and the panel is dry and quiet. If you can’t, ask the power company to cut it at the meter.',
  'power-company-off': 'Ask the power company to cut the power at the meter. Do not go to the panel.',
  'ceiling-keep-out':
    'Keep everyone out from under a sagging ceiling and off a floor that gives: it can come down. Do not poke the ceiling, walk on that floor, or touch a light, fan, or switch there.',
  'structure-leave': 'Get everyone out and call 911 if cracks grow, the building creaks, or doors start to jam.',
  'higher-ground':
    'If water is rising or moving, go to higher ground. If you can’t leave safely, call 911. Never walk or drive through moving water, and that goes for low-water crossings too.',
  'flooded-rooms-keep-out':
    'Stay out of flooded rooms until the power and gas are off. Watch for snakes, and for damaged posts and beams.',
  'dirty-water-keep-out':
    'Keep everyone out of the dirty water, children and pets first. If it touches your skin, wash with soap and clean water.',
  'drains-stop': 'Don’t use any toilet, sink, tub, or washer until the drain line is cleared.',
  'sewer-plumber': 'Call a plumber to clear the main drain line. If you rent, call the landlord or manager.',
  'people-first':
    'Move small children, older or ill people, and anyone pregnant out of the wet or moldy rooms first. They shouldn’t help with cleanup.',
  'breathing-machine':
    'Does someone need oxygen or a machine that runs on power? Move them to a dry room now. If the machine may stop, call 911.',
  'material-leave-alone':
    'Do not scrape, sand, cut, or tear out an old ceiling, floor, wall, or paint until a trained person has had it tested.',
  'water-company-off': 'If the water comes from a pipe, ask your water company to shut it off at the street.',
  'valve-if-safe':
    'If you don’t smell gas or smoke and can reach it from a dry place, close the main water valve. If not, ask your water company to shut it off at the street.',
  'main-valve-close':
    'Close the main water valve. It’s often by the meter or where the pipe enters the house. If you can’t find it or it won’t close, call your water company.',
  'neighbor-tell': 'Tell the neighbor where the water starts, or the building manager, now, so they can stop it there.',
  'fixture-stop':
    'If you can reach it from a dry place, close the water valve at {thing}: turn it to the right until it stops. If you can’t, or the water keeps coming, close the main valve, often by the meter or where the pipe enters the house.',
  'water-stop': 'Make sure the water’s off: close the valve at the fixture, or the main valve of the house.',
  'appliance-off':
    'Close the water valve at {thing} if you can reach it from a dry place. Unplug it only if the plug and your hands are dry.',
  'heater-off': 'Turn the water heater off too, at its breaker or gas knob, if you can reach it from a dry place.',
  'cooling-off': 'Turn the air conditioner off at the thermostat, so it doesn’t make more water.',
  'rain-block':
    'Press rolled-up towels against the door or window where the rain gets in. Move rugs and belongings out of the wet.',
  'heater-pressure':
    'Get everyone out and far from the water heater’s wall now, and call 911 from outside. Do not touch the tank, plug, valves, breaker, or hot tap: it can burst.',
  'snake-stand-back':
    'Stand back from the snake, keep children and pets away, and let it leave. Don’t try to catch it. If it bites anyone, call 911.',
  'rain-catch':
    'Stay off the roof, even to put up a tarp. Slide a bucket under the drip from the side only where the ceiling is flat and no light or fan is wet, and move belongings away from it.',
  'roof-stay-off': 'Stay off the roof, even to put up a tarp. Have a roofer cover the hole.',
  'fan-off': 'Turn off any fan that’s running, if you can do it from a dry place. It blows germs and dirt around.',
  'dirty-water-leave': 'Get people and pets out of the water and keep them out.',
  'rooms-keep-out':
    'Do not enter a room where water may be touching outlets, cords, or the panel. Ask the power company to cut the power at the meter.',
  'call-once-safe': 'Once everyone’s safe, call a professional.',
  'crew-once-safe': 'Once everyone’s safe, call a professional. Leave the cleanup to them.',
  'house-can-wait': 'Leave the house for later. It can wait until you’re ready.',
  'power-keep-away':
    'Don’t touch wet outlets, cords, or appliances. Turn the power off only if you can reach the panel from a dry place, and the panel is dry and quiet.',
  'call-in-one-hour': 'Call a professional within {emergencyHours} hour.',
  'crew-in-one-hour': 'Call a professional within {emergencyHours} hour. This isn’t a job to do yourself.',
  'call-in-four-hours': 'Call a professional within {highHours} hours.',
  'call-while-running': 'Call a professional now: the water’s still running.',
  'call-today':
    'Call a professional today: to dry this much within {dryFromHours} to {dryToHours} hours, you need more equipment than most houses have.',
  'call-if-source-unknown':
    'Find out where the water comes from. If you can’t tell, or it may not be clean, keep out of it and call a professional now.',
  'call-if-worse': 'If it spreads, or isn’t dry within {dryFromHours} to {dryToHours} hours, call a professional.',
  'call-if-unclear': 'Still not sure? Call us or another professional and say what you see, hear, and smell.',
  'electrician-check': 'Have a licensed electrician check what got wet before the power comes back on.',
  'engines-outdoors':
    'Run engines, generators, and grills outdoors only, never in a garage or carport or on a porch. Keep them at least {engineFeet} feet from the house and from every door, window, and vent, with the exhaust pointing away.',
  'generator-never-plug-in': 'Never plug a generator into a wall outlet. It can kill people who work on the line.',
  'heating-cooling-off':
    'Turn heating and cooling off if you can reach the switch from a dry place, so the air doesn’t spread the dirt.',
  'skin-wash': 'If the water touched your skin, wash with soap and clean water. See a doctor about any cut.',
  'pictures-from-dry':
    'Take photos from a dry place. Ask the crew to save samples of what has to go, such as carpet, for the adjuster.',
  'pictures-first':
    'Photograph the damage before you move anything, and write down when you found it. Keep your receipts.',
  'well-test':
    'If the water reached a private well, don’t drink it, cook, brush your teeth, or bathe with it until a laboratory clears it.',
  'mold-bleach':
    'Bleach isn’t a routine fix for mold. Scrub hard surfaces such as tile with soap and water, with an N-95 mask and gloves on, and dry them well. Never mix bleach with ammonia or any other cleaner.',
  'mold-no-fans':
    'Don’t use a fan or central air where there may be mold: they spread it. Wear an N-95 mask and gloves near it.',
  'gloves-and-boots':
    'For the cleanup, wear gloves and boots, keep children and pets away, and wash your hands afterward.',
  'pets-out': 'Keep pets out of the wet rooms, and wash paws that the water touched.',
  'landlord-tell': 'Tell the landlord or manager in writing today, with photos.',
  'used-water-out':
    'Where no outlet or cord is wet, put gloves on and take the standing water out with a mop or bucket. Use a wet/dry (shop) vacuum only from a dry outlet, standing where it’s dry. Carry dry belongings to a dry room.',
  'unknown-water-leave':
    'Leave the water where it is until someone knows it’s clean, and keep people and pets out of it. Where no outlet or cord is wet, carry dry belongings to a dry room.',
  'spill-mop': 'Mop the water up now, before someone slips, and keep it away from outlets and cords.',
  'water-out':
    'Take out standing water with towels or a mop. Use a wet/dry (shop) vacuum, never a household one, only from a dry outlet, standing where it’s dry. Lift furniture and rugs off the wet floor.',
  'dry-with-fans':
    'Start drying right away with fans and a dehumidifier, plugged into a dry outlet while you stand where it’s dry. Don’t use a fan where you see mold.',
  'carpet-check': 'Lift a corner of the carpet. If the pad under it is wet, the pad comes out and the carpet may stay.',
  'wood-dry-slowly':
    'Wipe a wood floor dry and let it dry slowly. Don’t put a heater on it, and don’t sand it until it’s dry all the way through.',
  'pad-goes': 'Wet carpet pad and insulation usually have to go.',
  'things-lift': 'Lift wet belongings off the floor and dry them apart from each other.',
  'pump-slowly':
    'Don’t pump a basement while floodwater covers the ground outside. Once that’s gone, pump out one foot, mark the level, and wait overnight: walls can cave in when it empties too fast.',
  'crawl-keep-out': 'Stay out of the wet crawl space. There’s wiring, bad air, and animals down there.',
  'if-it-runs-now':
    'If it’s happening now: get people out of danger first, call 911 if a life is at risk, and tell us what you see.',
  'valve-learn': 'Find the main water valve today, check that it turns, and show everyone at home.',
  'policy-ask': 'Ask your insurer what your policy covers. A home policy usually leaves out floods.',
  'emergency-plan':
    'Keep the phone numbers of your power, gas, and water companies on paper, with a flashlight next to them.',
  'old-damp-look': 'Look for stains, soft spots, swollen trim, and a musty smell where it was wet.',
  'old-papers-ask':
    'Ask for the drying log, the moisture readings, and the invoices from that repair. If you’re selling, ask your agent what you have to disclose, and pass on any mold remediation certificate.',
  'moisture-measure': 'Have a professional measure the moisture in the walls and floors.',
  'meter-read':
    'Turn off every faucet and appliance and watch the water meter. If it still moves, something’s leaking: check the toilets first.',
  'check-danger':
    'Check for danger first. Someone hurt, sick, confused, hard to wake, shocked, trapped, missing, or not answering: call 911 now. Do not go in after them, and do not move them unless fire, fumes, or water is reaching them. Smoke, a gas smell, fumes, or something hot, swollen, or hissing: get out, then call 911. Someone may hurt themselves: call or text {crisisLine}. Stay off a soft floor and away from wet outlets and a wire that’s down.',
  'tell-more': 'If something’s wet, tell us where the water comes from, how much there is, and what it touches.',
  'guides-read': 'Our guides and the ask page answer questions about drying, costs, and insurance.',
  'line-overhead-clear':
    'Do not go up. Keep people, ladders, scaffolds, poles, and antennas well away from the wires, and call the power company before anyone works there. If something touches a wire, stay away from it and call 911.',
  'line-keep-clear':
    'Stay at least {lineFeet} feet away from the line, farther if the ground is wet, and keep others away. Never drive over it or through water near it.',
  'ceiling-wet-keep-out':
    'Stay out from under a wet ceiling, even if it only drips: it can come down. Do not touch the light, fan, or switch there. Don’t mop, run a fan, or move furniture under it yet.',
  'ceiling-water-stop':
    'Use no toilet, sink, tub, or washer upstairs. Close the main water valve if you can reach it from a dry place and not from under that ceiling. If you can’t, ask your water company to shut it off at the street.',
  'ceiling-water-company':
    'Use no toilet, sink, tub, or washer upstairs, and ask your water company to shut the water off at the street.',
  'ceiling-breaker-off':
    'Turn off the breaker for a light or fan in that ceiling only if the panel is dry and quiet and you reach it on a dry floor. If you can’t, ask the power company to cut the power at the meter.',
  'breathing-watch':
    'If anyone can’t breathe well, call 911. Asthma can get worse around mold, so keep that person out of the room.',
  'dry-once-clean':
    'Once you know the water’s clean, start drying with fans and a dehumidifier, plugged into a dry outlet while you stand where it’s dry.',
  'price-range':
    'Published rates to dry a room run about {cleanCostFrom} to {cleanCostTo} per square foot for clean water, and up to {blackCostTo} for sewage or floodwater. Repairs cost extra. Enter your room in the cost builder for a range.',
  'price-visit': 'For a real price, book a free inspection. A range from a web page isn’t a bid.',
  'mold-may-remain':
    'Yes, mold can still be there if the house wasn’t dry within {dryFromHours} to {dryToHours} hours, most often where you can’t see it. Look for it as below, and have the moisture measured. If it was all dried in that time, it’s unlikely.',
} as const;
