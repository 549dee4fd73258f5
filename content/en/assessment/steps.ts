/** What each step of an answer says. `{thing}` is the thing that leaks. */
export const steps = {
  'call-911-touch-nothing': 'Call 911 now. Do not touch anyone who was shocked, or the water, until the power is off.',
  'child-look-in-water':
    'Look in the water first, at the top and down to the bottom: pool, tub, ditch, creek. Have someone call 911 at the same time.',
  'trapped-go-up':
    'Call 911 now. Go to the highest floor, never into a closed attic. Go onto the roof only if you must, and signal with a light or a bright cloth.',
  'water-reach-throw': 'Call 911 now. Reach or throw something that floats. Do not go in after anyone.',
  'breathing-help':
    'Call 911 now and put the phone on speaker. They tell you how to help someone who does not breathe or does not wake.',
  'chest-sit-down': 'Call 911 now. Have them sit down and rest. Stop all work, and give only what 911 tells you to.',
  'bleeding-press':
    'Call 911 now. Press hard on a wound that bleeds. Do not move anyone who fell or was hit on the head or back.',
  'chilled-warm': 'Call 911 now. Take wet clothes off, wrap them in dry blankets and keep them lying still.',
  'ill-call':
    'Call 911 now if anyone is confused, very drowsy, short of breath or burning with fever. Otherwise call a doctor or Poison Help, {poisonHelp}, today.',
  'fumes-fresh-air':
    'Get everyone into fresh air now, and do not go back for it. Trouble breathing, or someone you cannot wake: call 911.',
  'fumes-poison-help':
    'From outside, call Poison Help, {poisonHelp}, day or night. Say what was mixed, breathed or swallowed.',
  'crisis-call':
    'Call or text {crisisLine} now: someone listens, day and night. Is a life in danger this minute? Call 911. The house can wait.',
  'battery-stay-away':
    'Stay {batteryFeet} feet or more from the wet battery or electric car. Do not charge, start or move it. If it hisses, smokes or burns, call 911.',
  'bite-call':
    'Call 911 now for a snakebite, or for swelling, trouble breathing or faintness. Keep still. Do not cut, suck, ice or tie the bite.',
  'panel-hands-off':
    'Do not touch the panel, and stay back from it. Ask the power company to cut the power at the meter. Call 911 if it hums, sparks, smokes or is hot.',
  'gas-no-relight':
    'Do not relight or switch on a gas heater, furnace or stove that got wet. A licensed technician checks it first. If you smell gas, leave, then call.',
  'call-911-now':
    'Call 911 now and do what they say. Someone in the water? Reach or throw, do not go in. Live water? Touch nothing until the power is off.',
  'child-go-out': 'If you are a child: go outside or to a neighbor now, and get a grown-up. Leave everything as it is.',
  'line-stay-away':
    'Stay {lineFeet} feet or more away from the line, farther from wet ground, and keep others away. Never drive over it or through water near it.',
  'line-stay-in-car':
    'If a line touches your car, stay inside and warn others off. If it burns: jump clear with both feet together, never touch car and ground at once, then shuffle away.',
  'fire-leave': 'Leave now with everyone, take nothing, close doors behind you, and call 911 from outside.',
  'fire-stay-out': 'Stay outside until the fire department lets you back in, whatever is still inside.',
  'gas-leave': 'Leave now and take everyone with you. Switch nothing on or off and light nothing.',
  'gas-call-outside': 'From outside, call 911 or your gas company. Go back only when they say so.',
  'air-go-out':
    'Get everyone into fresh air now and call 911. Tell them if anyone has a headache, is dizzy, sick or confused.',
  'air-stay-out': 'Stay outside until the fire department lets you back in. Open doors and windows are not enough.',
  'water-stay-out': 'Stay out of the water, and touch nothing electrical that is wet.',
  'power-off-dry':
    'Switch the power off only if you can reach the panel from a dry place, and it is dry and quiet. If not, ask the power company to cut it at the meter.',
  'power-company-off': 'Ask the power company to cut the power at the meter. Do not go to the panel.',
  'ceiling-keep-out':
    'Keep everyone out from under a ceiling that sags, and off a floor that gives. Do not poke it or walk on it.',
  'structure-leave': 'Leave the house if cracks grow, the building creaks or doors start to jam.',
  'higher-ground':
    'If water is rising or moving, go to higher ground. Call 911 if you cannot leave safely. Never walk or drive through moving water.',
  'flooded-rooms-keep-out':
    'Stay out of flooded rooms until power and gas are off. Look out for snakes and damaged supports.',
  'dirty-water-keep-out':
    'Keep everyone out of the dirty water, children and pets first. Wash skin that it touched with soap and clean water.',
  'drains-stop': 'Use no toilet, sink, tub or washer until the line is cleared.',
  'people-first':
    'Take small children, older or ill people and anyone pregnant out of the wet rooms first. They should not help to clean up.',
  'breathing-machine':
    'Does someone need oxygen or a machine that runs on power? Move them to a dry room now. Call 911 if the machine may stop.',
  'material-leave-alone':
    'Do not scrape, sand, cut or tear out old ceiling, floor, wall or paint until a trained person has had it tested.',
  'water-company-off': 'Ask your water company to shut the water off at the street.',
  'main-valve-close':
    'Stop the water if it comes from a pipe: close the main valve. If you cannot, call your water company.',
  'neighbor-tell': 'Tell the neighbor above or the building manager now, so that they stop the water there.',
  'fixture-stop': 'Close the water valve at {thing}: turn it to the right until it stops.',
  'water-stop': 'Stop the water: close the valve at the fixture, or the main valve of the house.',
  'appliance-off': 'Stop {thing} if its plug and your hands are dry, and close its water valve.',
  'heater-off': 'Turn the water heater off too, at its breaker or gas knob, if you can reach it from a dry place.',
  'cooling-off': 'Turn the air conditioner off at the thermostat, so that it makes no more water.',
  'rain-catch': 'Catch the water in a bucket and move things out from under it. Stay off the roof.',
  'dirty-water-leave': 'Get people and pets out of the water and keep them out.',
  'rooms-keep-out':
    'Do not enter a room where water may touch outlets, cords or the panel. Ask the power company to cut power at the meter.',
  'power-keep-away':
    'Do not touch wet outlets, cords or appliances. Switch power off only if you can reach the panel from a dry place, and it is dry and quiet.',
  'call-in-one-hour': 'Call a professional within {emergencyHours} hour. This is not a job to do yourself.',
  'call-in-four-hours': 'Call a professional within {highHours} hours.',
  'call-if-worse': 'If it spreads, or is not dry within {dryFromHours} to {dryToHours} hours, call a professional.',
  'call-if-unclear':
    'Still not sure what is wrong? Call us or another professional and say what you see, hear and smell.',
  'electrician-check': 'Let an electrician check what got wet before the power returns.',
  'engines-outdoors':
    'Run engines, generators and grills outdoors only, never in a garage or carport or on a porch. Keep them at least {engineFeet} feet from the house and from every door, window and vent, with the exhaust pointing away.',
  'generator-never-plug-in': 'Never plug a generator into a wall outlet: it can kill people who work on the line.',
  'heating-cooling-off':
    'Turn heating and cooling off if you can reach the switch from a dry place, so that the air does not carry the dirt around.',
  'skin-wash': 'Wash with soap and clean water whatever skin the water touched. See a doctor about any cut.',
  'pictures-from-dry': 'Photograph it from a dry place. Keep samples of carpet and curtains for the adjuster.',
  'pictures-first': 'Photograph the damage before you move anything, and note the time you found it. Keep receipts.',
  'well-test':
    'Do not drink, cook, brush teeth or bathe with water of a private well that the water reached until a laboratory clears it.',
  'mold-no-fans':
    'Use no fan and no central air where there may be mold: they spread it. Wear an N-95 mask and gloves near it.',
  'gloves-and-boots': 'Keep children and pets out. Wear gloves and boots, and wash your hands afterwards.',
  'pets-out': 'Keep pets out of the wet rooms, and wash paws that the water touched.',
  'landlord-tell': 'Tell the landlord or manager in writing today, with pictures.',
  'used-water-out':
    'With gloves on, take standing water out where no outlet or cord is wet, and carry dry belongings to a dry room.',
  'water-out':
    'Remove standing water with towels, a mop or a wet/dry (shop) vacuum, never a household one, and lift furniture and rugs off the wet floor.',
  'dry-with-fans': 'Start drying at once with fans and a dehumidifier. Use no fan where you see mold.',
  'carpet-check': 'Lift a corner of the carpet: a wet pad under it comes out, the carpet may stay.',
  'wood-dry-slowly':
    'Wipe a wood floor dry and dry it slowly. Use no heater on it, and sand nothing until it is dry all through.',
  'pad-goes': 'Wet carpet pad and insulation usually have to go.',
  'things-lift': 'Lift the wet things off the floor and dry them apart from each other.',
  'pump-slowly':
    'Do not pump a basement while floodwater covers the ground outside. Once it is clear, pump one foot, mark the level and wait overnight: walls can fall in when it empties too fast.',
  'crawl-keep-out': 'Keep out of the wet crawl space: wiring, bad air and animals are down there.',
  'if-it-runs-now':
    'Is it happening now? Get people out of danger first, call 911 if a life is at risk, and write what you see.',
  'valve-learn': 'Find the main water valve today, see that it turns, and show everyone at home.',
  'policy-ask': 'Ask your insurer what your policy pays for. A house policy usually leaves out floods.',
  'emergency-plan': 'Keep the numbers of your power, gas and water company on paper, and a flashlight beside them.',
  'old-damp-look': 'Look for stains, soft spots, swollen trim and a musty smell where it was wet.',
  'old-papers-ask': 'Ask for the drying log, the moisture readings and the invoices of that repair.',
  'moisture-measure': 'Have a professional measure the moisture in the walls and floors that were wet.',
  'check-danger':
    'We are not sure what is happening. First check for danger: smoke, gas, a shock, fumes, someone hurt, sick or trapped. Any of it: get out and call 911.',
  'tell-more':
    'If something is wet, say where the water comes from, how much there is, what it touches and who lives there.',
  'guides-read': 'Our guides and the ask page answer questions about drying, costs and insurance.',
} as const;
