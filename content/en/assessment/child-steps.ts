import type { AnswerMessages } from '#core/triage/answer/answer-messages.ts';

/** Steps in simple words for a child who wrote the text. */
export const childSteps: AnswerMessages['childSteps'] = {
  'call-911-touch-nothing':
    'Call 911 now, from outside or a neighbor’s house. Do not touch the water, or anyone who got a shock.',
  'call-911-water':
    'Call 911 now and do what they tell you. Do not go in the water after anyone: throw something that floats. Touch nothing electrical.',
  'breathing-power-call':
    'Call 911 now and say the breathing machine is losing power. Stay with the person, and get a grown-up.',
  'sudden-illness-call':
    'Call 911 now, even if they say they’re only tired. Give them nothing to eat or drink, and stay with them.',
  'line-animal-stay-back':
    'Do not go near the wire, the fence, the puddle, or the animal. Go inside, get a grown-up, and call 911.',
  'stroke-call':
    'Call 911 now. Say when the person was last well. Give them nothing to eat or drink, and stay with them.',
  'pinned-call':
    'Call 911 now and say someone is stuck under something. Do not lift it. Stay back from it, and talk to them.',
  'medical-call':
    'Call 911 now. Tell them what you see and since when. Stay with the person and watch their breathing.',
  'elsewhere-call':
    'Call 911 now. Say where the person is, how many they are, and how old. Do not go into the water after anyone.',
  'fumes-call-911': 'Go out into fresh air now, do not go back for anything, and call 911 from there.',
  'light-keep-out': 'Go out of that room now, and stay out from under the light. Do not touch its switch or bulb.',
  'child-call':
    'Call 911 now. Tell them your address, how old you are, and what happened, and stay on the line. Go outside or to a neighbor if you see smoke, sparks, or water near a light or plug.',
  'child-grown-up': 'Call your mom, your dad, or another grown-up you trust. The house is their job, not yours.',
  'child-go-out': 'Go outside or to a neighbor now, and get a grown-up. Leave everything as it is.',
  'current-get-clear':
    'If you feel a tingle, get out of the water and off the wet floor now. Do not touch metal, a faucet, a cord, or a switch.',
  'person-tell-911': 'Tell 911 who’s hurt or sick and where they are. Stay on the line and do what they tell you.',
  'child-look-in-water':
    'Look in the water first, from outside it: pool, tub, ditch, creek. Do not go in. Have someone call 911 at the same time.',
  'roof-stay-up':
    'Call 911 now and say how many you are. Stay up on the roof together, and signal with a light or a bright cloth.',
  'car-get-up':
    'Call 911 now. Open a window while it still works. If water rises in the car, get out through the window onto the roof and hold on.',
  'trapped-go-up':
    'Call 911 now: say how many you are and where in the house. Go to the highest floor, never into a closed attic. Signal with a light or a bright cloth.',
  'attic-get-out':
    'Call 911 now: say you’re in the attic and how many you are. Get onto the roof if you can. Do not stay shut in the attic. Signal with a light or a bright cloth.',
  'heat-cool': 'Call 911 now. Get the person into the shade and put cool water or wet cloths on them. Stay with them.',
  'wet-floor-keep-off': 'Do not step on the wet floor or carpet. Do not touch or unplug any cord there.',
  'sleeper-carry-out': 'Get everyone out of that room now, shut the door, and call 911. Do not go back in.',
  'structure-out-now':
    'Get out of that room now with everyone, and go outside. Call 911 from there. Do not go back in for anything.',
  'confined-stay-out':
    'Stop. Do not go in after the person: the air in there can knock you down. Call 911 now and say someone is down there.',
  'shut-in-call':
    'Call 911 now. Say where you are, how many, and if water is coming in. If you’re trapped, get up above the water and keep knocking.',
  'water-reach-throw': 'Call 911 now. Throw something that floats or reach out with a pole. Do not go in after anyone.',
  'breathing-help':
    'Call 911 now and put the phone on speaker. If someone doesn’t wake up or breathe normally, 911 will tell you what to do.',
  'breathing-sit-up': 'Call 911 now. Help them sit up in fresh air. If they have an inhaler, let them use it.',
  'chest-sit-down': 'Call 911 now. Have the person sit down and rest. Give them nothing unless 911 tells you to.',
  'head-keep-still': 'Call 911 now. Do not move anyone who fell or hit their head, unless they’re in danger there.',
  'burn-cool': 'Call 911 now. Get away from the hot water and cool the burn under cool running water. No ice.',
  'bleeding-press': 'Call 911 now. Press hard on the wound with a clean cloth, and keep pressing.',
  'chilled-warm': 'Call 911 now. Take off their wet clothes, cover them with dry blankets, and keep them still.',
  'birth-call': 'Call 911 now: a baby is coming. Stay on the line and do what they tell you.',
  'ill-call': 'Call 911 now if someone is confused, very sleepy, short of breath, or has a high fever.',
  'call-911-now':
    'Call 911 now. Tell them where the person is and what you see, stay on the line, and do what they tell you.',
  'fumes-fresh-air':
    'Go out into fresh air now with everyone, and do not go back for anything. If anyone has trouble breathing or won’t wake up, call 911.',
  'fumes-poison-help':
    'Once you’re outside, call Poison Help, {poisonHelp}. Say what was mixed, breathed in, or swallowed.',
  'crisis-call':
    'Call {crisisLine} now. For Spanish, press {spanishKey}, or text AYUDA to {crisisLine}. Someone will listen, day or night. If there’s danger right now, call 911.',
  'battery-leave':
    'Get out now with everyone, another way if the battery is by the door, and call 911 from outside. Do not touch it or go back in.',
  'battery-stay-away':
    'Stay {batteryFeet} feet or more from the wet battery or electric car. Do not touch it. If it hisses, smokes, or burns, call 911.',
  'bite-call':
    'Get away from the snake or the insects and call 911 now. Keep still. Take off rings, a watch, and the shoe near the bite. Do not cut, suck, ice, or tie it.',
  'heater-pressure':
    'Get out now with everyone, far from the water heater, and call 911 from outside. Touch nothing on it: it can burst.',
  'snake-stand-back':
    'Stand back from the snake and let it leave. Do not try to catch it. If it bites anyone, call 911.',
  'arcing-leave': 'Get out now with everyone and call 911 from outside. Sparks or a burning smell can mean a fire.',
  'line-stay-away':
    'If you’re inside, stay in unless there’s smoke, fire, or gas. Keep out of the water. Outside, stay at least {lineFeet} feet from the wire, and warn others not to come near.',
  'line-overhead-clear':
    'Do not climb, and stay away from the wires. Get a grown-up, and call 911 if something touches a wire.',
  'line-keep-clear':
    'Stay at least {lineFeet} feet from the wire, farther if the ground is wet. Warn others not to come near.',
  'line-stay-in-car':
    'A wire touches the car? Stay inside and warn others off. If it burns: jump clear with both feet together, never touch car and ground at once, then shuffle away.',
  'line-jump-clear':
    'Jump clear of the burning car with both feet together, and never touch car and ground at once. Then shuffle away, and call 911.',
  'fire-leave':
    'Get out now with everyone, another way if the fire is by the door. Take nothing, close the doors behind you, and call 911 from outside.',
  'fire-stay-out': 'Do not go back in. If someone’s still inside, tell 911 where they are.',
  'gas-leave': 'Get out now with everyone. Do not switch anything on or off.',
  'gas-call-outside':
    'Far from the house, call 911. Do not go back: if someone’s still inside, tell 911 where they are.',
  'air-go-out': 'Go out into fresh air now with everyone, and call 911. Say if anyone has a headache or feels dizzy.',
  'air-open-outside':
    'Get out into fresh air now and call 911. Do not go in for anyone: open the big door from outside if you can.',
  'air-stay-out':
    'Stay outside until the fire department lets you in. If someone’s still inside, tell 911 where they are.',
  'water-stay-out': 'Stay out of the water. Do not touch anything electrical that’s wet.',
  'ceiling-keep-out': 'Stay out from under the ceiling that hangs down: it can fall. Do not poke it.',
  'ceiling-wet-keep-out': 'Stay out from under a wet ceiling: it can fall. Do not touch the light there.',
  'structure-leave': 'If the house creaks or cracks, go outside and call 911.',
  'higher-ground':
    'If the water rises, go up to a high place. Never walk through moving water. If you can’t leave, call 911.',
  'dirty-water-leave': 'Get out of the water and stay out.',
  'dirty-water-keep-out': 'Stay out of the dirty water. If it touches you, wash with soap and clean water.',
  'breathing-watch': 'If anyone can’t breathe well, call 911.',
};
