/** Someone who may hurt themselves or others. Form: `./lexicon.ts`. */
export const words = `
farewell: goodbyes goodbye said_my_goodbyes last_letter letters_to_my letters_to_the letter_for_my
farewell: letter_for_each
farewell: wrote_letters left_a_letter left_a_note left_notes tell_them_i_love tell_my_kids
farewell: tell_my_wife im_sorry
farewell: i_am_sorry forgive_me love_them
handed-over: gave_away gave_my_dog gave_the_dog gave_my_cats gave_my_cat gave_him_my gave_her_my
handed-over: signed_over
handed-over: signed_the_house signed_the_truck truck_title titles title_is funeral_is_paid
handed-over: paid_the_funeral
handed-over: funeral_is funeral_paid burial insurance_policy life_insurance policy_is will_is
handed-over: good_homes feed_my_dogs
handed-over: feed_my_dog feed_the_dogs take_care_of_my_dog take_my_dogs take_my_dog keys_and_titles
handed-over: keys_and_the
handed-over: house_over
given-away: gave_away gave_my_dog gave_the_dog gave_my_cats gave_my_cat gave_my_dogs good_homes
given-away: signed_over signed_the_house
final-affairs: funeral_is_paid funeral_is funeral_paid burial will_is life_insurance
final-affairs: insurance_policy paid_the_funeral
gone-soon: better_off wont_be_here wont_matter not_be_here no_need_to_come dont_send_anybody
gone-soon: dont_send_anyone
gone-soon: looking_for_me better_without nobody_will_miss
gone-soon: no_one_will_miss
gone-soon: wont_be_around better_than_i_can
worn-out: cant_do_this not_again tired_of_everything tired_of_it_all tired_of_all i_am_done
worn-out: give_up
worn-out: no_more_fight nothing_left wont_do_this cant_go_on so_tired just_tired cant_take_it
worn-out: cant_take_this
home: house home apartment place trailer unit building mold mildew leak leaks smell noise landlord
`;
export const phrases = `
$farewell && $handed-over
$farewell && $gone-soon
$handed-over && $gone-soon
$handed-over && $worn-out
$farewell && $worn-out
$gone-soon && $worn-out
since|after ~4 died|passed|gone && alone|by_myself && done|give_up|not_again|tired_of
$given-away && $final-affairs
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
die|dead|died ~1 of ~0 embarrassment|shame|laughter|boredom|heat|curiosity
funeral ~0 insurance|home|parlor
better_off ~2 with|without ~2 company|plan|coverage|carpet|tile
better_off ~2 with|without ~1 flood|other|another|different ~0 insurance|policy
better_off ~2 replacing|renting|moving|selling|buying|drying|tearing|replaced|calling|using|just
dont_send_anybody|dont_send_anyone ~5 before|until|after|tomorrow|morning|today
title|titles|life_insurance|policy ~6 wet|soaked|ruined|moldy|damp|floating|got_wet
dog|cat|plant|plants|phone|grass|carpet|drywall|mold ~1 wants ~1 die
suicide ~1 mission|squad
ending - it ~3 lease|contract|call|claim|policy|subscription|service|company
done|tired ~1 living ~0 room|rooms|area
live|living ~0 here|there|near|next|upstairs|downstairs
live|living ~0 in|with|like ~3 $home
take ~0 me ~2 hour|hours|day|days|week|weeks|month|months|year|years|forever
`;
