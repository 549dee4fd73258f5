/** Someone who may hurt themselves or others. Form: `./lexicon.ts`. */
export const words = '';
export const phrases = `
kill ~0 myself|himself|herself|themselves
suicid*
want|wants|wanna|wish ~2 die|dead
end|ending ~1 my|his|her ~0 life
end ~1 it ~0 all
dont|doesnt|didnt|cant|no|not ~2 want|wants|wanting|wanna ~2 live|alive|wake_up
better ~2 off ~1 dead|without_me
no ~1 reason ~1 live|living
take|taking ~1 my|his|her ~0 own_life
hurt|harm ~0 myself|himself|herself
`;
export const not = `
dog|cat|plant|plants|phone|grass|carpet|drywall|mold ~1 wants ~1 die
suicide ~1 mission|squad
live|living ~0 here|there|in|with|near|next|upstairs|downstairs
`;
