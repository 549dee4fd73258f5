/** Bites and stings. Form: `./lexicon.ts`. */
export const words = `
serpent: snake copperhead moccasin cottonmouth rattlesnake rattler
sign: swell* swollen hives breath* throat face lips faint dizzy everywhere hundreds many over
stinger: wasp wasps hornet hornets bee bees yellowjackets yellow_jackets ant ants scorpion stung
airway: tongue throat lips lip mouth face
airway-acts: fat thick swell* swollen swelled tight* itch* tingl* numb puff* closing funny
`;
export const phrases = `
bit|bite|bitten|bites|struck ~5 $serpent
$serpent ~3 bit|bite|bitten|struck
$serpent ~2 got ~0 me|him|her|them|my|our
snakebite|snake_bite
bitten|bit ~2 by ~2 raccoon|rat|bat|possum|spider|widow|recluse|dog|scorpion
ants|wasp|wasps|bees|hornets|bee|scorpion & stung|sting|stings|bit|bites|bitten & $sign
stung ~3 by ~2 scorpion|wasps|bees|hornets
puncture|fang ~1 marks|holes|wounds
two ~2 holes|dots|marks|punctures & swell*|swollen|black|purple|numb
something ~3 bit|stung ~1 me|him|her & swell*|swollen|black|purple|numb
ants ~4 all_over & leg|legs|arm|arms|baby|kid|child|son|daughter|body
$stinger && $airway ~3 $airway-acts
wasp|wasps|hornets|bees|yellowjackets && hit|stung ~5 times|dozen|dozens
wasp|wasps|hornets|bees|yellowjackets ~1 got ~0 me|him|her|us ~4 times|dozen|dozens
`;
export const not = `
bug|love ~0 bite|bug
bite ~1 bullet
drain|plumber|plumbers|plumbing|sewer|toilet|auger ~0 snake
bit ~0 of|by_bit|more|less|wet|damp|late
afraid|scared|worried|might|could ~4 snake|snakes
`;
