/** What is over, what may come, and what is only asked: `core/triage/details`. */
export const words = `
others: neighbor neighbors aunt uncle cousin sister brother friend friends parents street coworker
our-house: ours mine house home place we us
untouched: got get had wet flood* water drop touched took saw reached
insurance: adjuster insurance homeowners policy warranty usaa allstate
loss: leak flood flooding flooded sewage backup burst damage loss fire leaks water mold pipe
done: plumber electrician roofer firemen firefighters hospital doctor doctors vet landlord utility
done: city contractor inspector technician fire_department gas_company cps centerpoint atmos
cleaner: bleach vinegar peroxide ammonia borax clorox lysol cloro vinagre peroxido amoniaco lejia
cleaner: blanqueador
team: they he she we
its: is are its theyre thats
sell-it: sell selling listing list buyer buyers seller closing realtor
paper-ask: worry concerned tell disclose disclosure anything need document documents letter
paper-ask: paperwork
bill-word: bill bills price prices cost costs invoice estimate quote paperwork debt debts premium
bill-word: bil deductible rent mortgage adjuster insurance payment payments fees charges emails
bill-word: email
hit-me: shocked shock shocks zapped killed kill killing burned burning drowned drowning choked
hit-me: choking
hit-me: stung electrocuted floored slayed knocked
nearly: nearly almost about bout gonna going practically
die-word: died die dying fainted collapsed passed_out drowned choked
seeing: when at over seeing saw opening reading from with
small: kinda kind little bit slightly somewhat sorta
you: you yall someone somebody anyone crew team tech technician guys
day: monday tuesday wednesday thursday friday saturday sunday tomorrow weekend weekends week month
day: morning afternoon today
month: january february march april may june july august september october november december
`;

/** A danger as a figure of speech about money or paperwork, of the writer or nearly so. */
export const figurative = `
$bill-word ^4 $hit-me ^4 me|us|wallet
$bill-word ^3 gave|giving|gives|give ^1 me|us ^2 heart_attack|stroke|seizure|shock
$nearly ^2 $die-word ^2 $seeing ^3 $bill-word
=i|we ^1 $die-word|heart_attack|stroke ^2 $seeing ^3 $bill-word
$nearly ^3 heart_attack|stroke ^2 $seeing ^3 $bill-word
drowning|buried|suffocating|choking|swimming|underwater|trapped|stuck ^2 $bill-word|laundry
sticker|price|bill - shock
shocked|zapped|electrocuted ^2 $bill-word
shock|jolt ^2 when|seeing ^1 i|we ^1 saw|got|opened|read ^3 $bill-word
money_pit
burn|burned|burning ^1 through|up ^1 money|cash|savings
shocked|burned|scared|bored|beat|knocked ^1 the ^0 fire|crap|hell|daylights ^0 out
killing|killed|drowning|choking ^0 me|us ^3 $bill-word
`;

/** What is only heard of: the news, another town. */
export const reported = `
saw|watched|watching|read|heard|seen ~3 news|tv|facebook|newspaper|radio|internet
on|in ~1 news|facebook|newspaper
news|radio|facebook|newspaper|headline|headlines ~4 about|of|said|says|story|showed
`;

/** The writer's own house and street. */
export const own = `
my|our|us|here|house|home|street|neighbor|neighbors
`;

export const past = `
back|happened ~1 in ~1 =2005|=2006|=2007|=2008|=2009|=2010|=2011|=2012|=2013|=2014|=2015|=2016
back|happened ~1 in ~1 =2017|=2018|=2019|=2020|=2021|=2022|=2023|=2024|=2025
in|of|during|from ~2 =2010|=2011|=2012|=2013|=2014|=2015|=2016|=2017|=2018|=2019|=2020|=2021
in|of|during|from ~2 =2022|=2023|=2024|=2025
$month|feb|jan|dec ~0 =19|=20|=21|=22|=23|=24|=25 & fixed|repaired|done|insurance
years|yrs|year|months ~0 ago & $loss|had|was|were|got|fixed|cleaned
last_year|last_summer|last_winter|last_spring|last_fall & $loss|had|was|were|got
last ~0 $month|week|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday
last|this_past|previous ~0 spring|summer|fall|winter|autumn
in|back_in|of|during|since|around|early|late ~1 $month|spring|summer|winter|jan|feb|mar
in|back_in|of|during|since|around|early|late ~1 apr|jun|jul|aug|sept|oct|nov|dec
$month|jan|feb|winter|summer|spring|years|year|hurricane ~1 before_last|harvey|ike
in|back_in|from|since|of ~1 =98|=99|=09|=11|=13|=15|=16|=17|=18|=19|=20|=21|=22|=23|=24
harvey|uri|the_big_freeze|once_upon|years_ago|long_ago|a_while_back|as_a_kid|growing_up|when_i_was
two|three|couple|few|several ~1 years|winters|summers|months ~0 ago|back
previous|former|prior ~1 owner|owners|tenant|tenants|seller
used_to ~1 leak|flood|back
all ~1 fixed|repaired|cleaned_up|cleaned|done|dry ~1 now|since|already
`;

export const finished = `
fixed|repaired|remediated|restored|cleaned|replaced|rebuilt|resolved|closed|dried_out
rewired|redone|gutted|capped|sealed|reset
roof|roofs|repair|repairs|work|job ~0 done
signed_off|closed_out|finished|wiped|reinstalled|reopened|cleared
inspector|inspected|inspection|city ~2 passed|passed_it|approved
passed ~2 inspection|test|pressure
bonded|swapped|put_in|put_back|took_care
taken_care|paid_out|paid_in_full|insurance_paid|adjuster_paid
all ~1 good|done|clear|dry|new|better
new ~1 drywall|floors|floor|wiring|roof|carpet|tile|system|switch|battery|detectors
false_alarm|low_battery|low_battry|old_battery|turned_out|was_only|were_fine|was_fine|fine_since
home_by|came_home|recovered|dancing_now|better_now
no_problems_since|never_an_issue|perfect|works_great|never_again
just|only ~1 wondering|curious|asking|checking
all|fixed|dry|good|fine|gone|repaired|safe|fixt ^1 now
now|today ^1 just|only ~1 want|wondering|need|asking
new ^1 furnace|heater|boiler|stove|panel|line|unit|drywall|floor|floors|wiring|roof ^1 now
smell|odor ~1 last_spring|last_summer|last_fall|last_winter|last_year|turned_out
`;

export const hypothetical = `
what ~1 if|happens_if
someday|some_day|one_day|in_case|in_the_event|hypothetically|planning_ahead|plan_ahead|ahead_of_time
if|when|should|incase ~2 a|my|our|the|we|i|it ~2 ever|someday
if ~3 $loss|hurricane|storm|breaks|bursts|floods|leaks|freezes ~6 what|who|how|should|do
what|who|how ~5 if ~4 $loss|hurricane|storm|breaks|bursts|floods|leaks|freezes|gets|comes|starts
should|would|could|can ~1 i|we ~1 buy|install|prepare|prevent|expect|plan
prevent|preventing|prepare|preparing|avoid|waterproofing|brainstorming|brainstorm
hurricane|storm|rain|freeze|flood|norther ~3 coming ~1 tomorrow|tonight|next|this
how ~2 prevent|avoid|prepare|protect|winterize
should ~1 i|we ~1 replace|change|swap
before ~0 it ~0 goes|fails|bursts|leaks
`;

export const question = `
do|does|will|would|is ~3 $insurance ~3 cover|covers|pay|covered|good
how ~1 long|much|many|often ~4 take|takes|cost|costs|dry|last|should|does|do
how ~2 does|do|would|can ~4 work|cost|take|dry|help|know|tell
what ~1 is|are|does|do ~3 category|class|difference|cost|best|price|mitigation|restoration
can_you ~2 tell|explain|recommend|give
do_you ~2 do|serve|service|cover|charge|offer|work|have|come|take
`;

/** What makes a text a lesson, a game or a plan, dangers and all. */
export const unreal = `
hypothetical|hypothetically|supposing|role_play|roleplay|tabletop_exercise
lyrics_check|planning_ahead
drill ~2 at|is|for ~1 school|work|saturday|practice
writing|drafting|rehearsing ^5 newsletter|skit|song|story|poster|quiz|page|sheet
in ~0 movie|dream|video_game|novel
movie|film|episode|show ~2 watched|saw|had
=sims|minecraft - house
movie|film|show|book|game ~2 about
`;

/** What makes the clause that it stands in a thought. */
export const supposed = `
=if|when|should ~4 ever
ever - falls|fall|smell|smells|hit|hits|happens|burst|bursts|leaks|floods|breaks|goes
would|could ~3 happen|cover ~1 =if
=if ~9 who ~1 pays
$loss|leaks ~6 would|could
hypothetical for
`;

/** Signs that a danger which is over or only thought of is here after all. */
export const present = `
now|right_now|currently|still|again|keeps|today|tonight|help|hurry|asap|everywhere|this_morning
came_back|comes_back|coming_back|is_back|returned|just_started|started_up|getting_worse
minutes_ago|an_hour_ago
wont ~1 stop|wake|answer|open
i|we ~1 smell|hear|see
smell|smells|sparks|buzzes|hums|hisses|flickers|sags|shocks|hurts
$its ~1 sparking|smoking|burning|buzzing|hissing|glowing|sagging|hot|wet|down|bleeding
$its|starting ~1 dripping|leaking|hanging|falling|bowing|bulging|collapsing|underwater
but_the|but_now|though|although
`;

/** Words that only open a conversation. */
export const greeting = `
anybody|anyone|somebody|someone ~1 there|available|home|awake
hello|hi|hey|good_morning|good_afternoon|good_evening|greetings|test|testing
`;

/** Words of a loss that runs now. */
export const now = `
now|currently|today|tonight|right_now|still|ongoing|help|hurry|this_morning|all_over|everywhere
leaking|dripping|pouring|coming|spraying|rising|standing|soaked|wet|backing|overflowing|gushing
smells
pls|please|emergency|asap|flooding|going|started
came_back|but_the|but_now|black_spots
`;

/** Words of a danger that stands in the house now. */
export const here = `
theres|there_is|there_are|is_in|is_on|came_up|coming_up|backed_up|got_in|got_on|in_my|in_our|in_the
`;

/** Times that are over, where they only make a danger doubtful. */
export const earlier = `
once|one_time|that_time|back_then|at_the_time|the_other_year|ago
that ~0 year|summer|winter|spring|fall|night|day|week
`;

/** What was dealt with, where it only makes a danger doubtful. */
export const mended = `
$done|$team ~2 fixed|repaired|replaced|handled|removed|treated|checked|released|discharged
since_then|ever_since|long_gone|never_came_back|no_trouble|not_one_bit|nothing_since
been ~1 fine|good|great|perfect|dry|ok|okay|solid
was|were ~1 just|only|nothing|fine|okay|ok|healthy
operated|survived|healed|healthy|sold_it|moved_out
review|stars|five_star|say_thanks|just_saying_thanks
`;

/** What someone dealt with, told of after the danger. */
export const handled = `
$done ~2 fixed|repaired|replaced|handled|removed|treated|checked|cleared|capped|swapped
$done|guy ~5 shut|turned|closed|locked ~3 off
fixed|repaired|replaced|capped|removed|cleared|inspected ~0 by ~1 $done|company|crew
$done ~1 already ~3 fixed|repaired|replaced
pulled|torn|taken ~0 down ~1 $done
turned_out ~1 be
its_gone|went_away
wire|wires|line ~0 capped
breaker|power ~3 off ~0 all|since|for
$done ~1 already ~0 looked|came && its_repaired|is_repaired|its_fixed|is_fixed
`;

/** A time so long over that the danger in its sentence is over too. */
/** A loss of other people that never reached the house of the text. */
export const neverOurs = `
$others ~6 flood*|water|wet && $our-house ~1 never|stayed|didnt|wasnt ~2 $untouched
$others ~6 flood*|water|wet|lost && $our-house ~1 stayed - dry
`;
export const distant = `
in|of|during|from|since ~2 =1998|=2001|=2005|=2008|=2010|=2011|=2012|=2013|=2014
in|of|during|from|since ~2 =2015|=2016|=2017|=2018|=2019|=2020|=2021|=2022|=2023|=2024|=2025
years|yrs|decades|months ~0 ago|back
last_year|last_summer|last_spring|last_fall|last_winter|harvey|uri|the_big_freeze|the_freeze
when ~1 was|were ~0 little|kid|kids|child|young|boy|girl|baby
previous|former|prior ~1 owner|owners|tenant|tenants|seller
previous|prior ~0 fire|leak|flood|damage|collapse
long ~0 gone|ago
`;

/** A question in general, of no house or person. */
export const general = `
can|could|does|will|would ~0 a|an|any ~6 catch|explode|collapse|shock|kill|hurt|cause|burn|fall
can|could|would|will ~0 i|you|we|someone|people ~1 be|get ~0 electrocuted|shocked|sick|killed
=if - a|an
do_you ~1 sell|rent|teach|recommend
what|how|who ~1 should|do|can ~0 residents|people|tenants|homeowners|neighbors|employees
heard|read|told|learned ~2 that ~6 makes|causes|kills|is|are
what ~0 to_do ~0 =if|when
how ~1 many ~0 people|kids|homes
is|are ~5 supposed ~0 to|be
`;

/** Errands of someone in no hurry: a price, a paint, a booking, thanks, a bet. */
export const errand = `
how ~1 much|long|many|often|loud|old ~2 do|does|would|is|are|should|till|until
quote|estimate|estimates|ballpark|discount|invoice|brochure|flyer|speaker|workshop|disclos*
thank|thanks|kudos|loved|grateful
hiring|referral|partnership
what|which|picking|pick ~2 paint|primer|wallpaper|texture|grout
repaint|repainting|painting ~1 over|next|it
how ~0 do ~0 i ~1 patch|paint|match|clean
do_you|do_yall|do_you_guys|can_you|could_you ~2 install|sell|rent|haul|recommend|offer|teach
is_it|is_that ~1 true|normal|code|legal|worth
who|what|which ~3 recommend|holds|fixes|brand|counts
next ~0 week|month|year|summer|spring|fall
should ~0 i|we ~1 send|paint|file|bother
no_rush|no_hurry|not_urgent|curious|just_wondering
`;

/** Small signs of a floor. */
export const slight = `
floor|subfloor|deck|linoleum|vinyl|plywood ~5 $small ~1 soft|spongy|saggy|squishy|bouncy
$small ~1 soft|spongy|saggy|squishy|bouncy ~2 floor|subfloor|spot|deck|linoleum|vinyl
floor|subfloor|deck|linoleum|vinyl ~5 gives ~0 little|bit|some
`;

/** What makes a text an example or a figure of speech, where a danger is only doubtful. */
export const imagined = `
lyric|lyrics|poem|riddle|screenplay|a_novel|my_novel|open_mic|karaoke|crossword|trivia
practicing|practising|dictating|testing ~2 dictation|spanish|english|keyboard|mic|voice
for ~3 class|homework|essay|podcast|quiz|worksheet|grade|science_fair|school_report
book|science|school ~1 report|project
dont|doesnt|didnt ~0 live ~0 there
exaggerat*|thinking_ahead|just_planning
making|writing|putting_together|updating ~2 list|checklist|plan|binder|handout|flyer|safety_sheet
hurricane|storm|flood|freeze|tornado|fire ~0 season
=say ~0 she|someone|somebody|i|you|they
figure_of_speech|so_to_speak|in_theory|theoretically|lets_say|pretend|imagine|if_ever
just_kidding|lol|lmao|haha*|jaja*|jeje*
`;

/** What makes its clause a question whether there may be damage that no one has seen. */
export const wondering = `
could|can|might|may ~0 there ~2 be
could|can|might|may ~3 still ~1 be|have|grow
how ~4 know|tell|check|find_out ~1 if|whether
should|need|have ~2 test|check|worry|inspect|look|worried
is_it_possible|worried ~2 there
do_i_need|do_we_need|is_there_a_chance|any_chance
`;

/** Questions to the office: insurance, prices, appointments and papers, whatever they name. */
export const office = `
do|does|will|would|is|are|can|did ~5 $insurance ~4 cover|covers|covered|pay|pays
covered ~3 $insurance
do|does|will|would|can|could|did ~3 affect|raise|change|hurt|impact|increase ~3 $insurance|rates
claim|claims ~3 denied|appeal|status|number|paperwork
how_much|what ~4 testing|test|inspection ~3 cost|costs|charge|charges|price
how_much ~3 testing|inspection
copy|copies|send|resend|email ~4 invoice|receipt|bill|report|certificate|paperwork|contract
are|is ~1 $you ~1 available|open|free|hiring|licensed|insured|coming ~2 $day|in
can|could|would|will|when ~2 $you ~2 come|visit|schedule|reschedule|start ~4 $day|estimate|quote
when ~1 can|could|would|will ~0 $you ~2 come|visit ~1 look|see|check|inspect|measure|out|by
need|want|like|make|book|move|change|cancel|confirm|schedule ~3 appointment|appt
need|want|like|get|have|give ~3 estimate|quote|bid
do_you|do_yall ~1 take|accept|offer|finance ~3 $day|payment|payments|card|cards|financing|discount
can|should|could|may|is|ok|okay|safe|does|do|will ~5 $cleaner
need|needs|require*|requires ~2 $insurance
$sell-it ~6 $paper-ask
$paper-ask ~6 $sell-it
how ~0 do|can|should ~0 i|we|you ~2 clean|remove|kill|scrub|get ~4 mold|mildew
$insurance ~6 cover|covers|covered
where ~2 buy
difference ~1 between ~6 damage|insurance|policy|coverage
`;

/** Someone who buys or sells a house, or wants paperwork: "now" beside it is no sign of water. */
export const paperwork = `
buyer*|realtor|selling|sell|appraiser|disclosure|in_writing|certificate|letter|letters|records
`;

/** Questions of money, claims and records. A question of someone with nothing wet. */
export const money = `
how_much|what|ballpark ~5 charge|charges|cost|costs|price
deductible|financing|installments|payment_plan
worth ~2 filing
claim|insurance|adjuster|insurer ~6 denied|gradual|lowball*|refus*
drying ~1 log|logs|records
lowball*|denied|underpaid ~1 claim|estimate|offer
look ~2 over ~3 logs|estimate|invoice|paperwork
invoice|estimate|bill ~4 high|fair|wrong|normal
`;
