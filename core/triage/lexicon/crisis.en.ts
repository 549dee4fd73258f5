/** Someone who may hurt themselves or others. Form: `./lexicon.ts`. */
export const words = `
home: house home apartment place trailer unit building mold mildew leak leaks smell noise landlord
`;
export const phrases = `
kill ~0 myself|himself|herself|themselves
suicid*
want|wants|wanna|wish ~2 die|dead
end|ending ~1 my|his|her ~0 life
end ~1 it ~0 all
want|wants|wanna ~0 it ~0 all ~1 end|over
dont|doesnt|didnt|cant|no|not ~2 want|wants|wanting|wanna ~2 live|alive|wake_up
better ~2 off ~1 dead|without_me
better ~2 off ~1 if ~0 i ~1 gone|dead|not_here|wasnt_here|werent_here|disappeared
no ~1 reason ~1 live|living
take|taking ~1 my|his|her ~0 own_life
rather|wish ~1 be|was|were ~0 dead
ending ~0 it
done|tired ~1 living
hurt|harm ~0 myself|himself|herself
took|take|swallowed ~3 pills|tylenol|bottle & point|reason|worth|everything|goodbye
it|river|creek|flood|water ~0 might_as_well|may_as_well ~1 finish|take|swallow ~1 me|job
took|taken ~2 everything|all && it|river|creek|flood|water ~0 might_as_well|may_as_well ~1 finish
life_insurance && better_off|better_without ~2 with|than|without ~1 me
life_insurance && better|more ~9 than ~2 me|=i
life_insurance && better_off|do_better && tired|exhausted|worn_out|done|give_up|cant_go_on
worth ~1 more ~1 dead
`;
export const not = `
dog|cat|plant|plants|phone|grass|carpet|drywall|mold ~1 wants ~1 die
suicide ~1 mission|squad
ending - it ~3 lease|contract|call|claim|policy|subscription|service|company
done|tired ~1 living ~0 room|rooms|area
live|living ~0 here|there|near|next|upstairs|downstairs
live|living ~0 in|with|like ~3 $home
take ~0 me ~2 hour|hours|day|days|week|weeks|month|months|year|years|forever
`;
