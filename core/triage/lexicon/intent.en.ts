/** What is over, what may come, and what is only asked: `core/triage/details`. */
export const words = `
insurance: insurance homeowners policy warranty usaa allstate
loss: leak flood flooding flooded sewage backup burst damage loss fire leaks water mold pipe
month: january february march april may june july august september october november december
`;

export const past = `
back|happened ~1 in ~1 =2005|=2006|=2007|=2008|=2009|=2010|=2011|=2012|=2013|=2014|=2015|=2016
back|happened ~1 in ~1 =2017|=2018|=2019|=2020|=2021|=2022|=2023|=2024|=2025
in|of|during|from ~2 =2010|=2011|=2012|=2013|=2014|=2015|=2016|=2017|=2018|=2019|=2020|=2021
in|of|during|from ~2 =2022|=2023|=2024|=2025
$month|feb|jan|dec ~0 =19|=20|=21|=22|=23|=24|=25 & fixed|repaired|done|insurance
years|yrs|year|months ~0 ago & $loss|had|was|were|got|fixed|cleaned
last_year|last_summer|last_winter|last_spring|last_fall & $loss|had|was|were|got
previous|former|prior ~1 owner|owners|tenant|tenants|seller
used_to ~1 leak|flood|back
all ~1 fixed|repaired|cleaned_up|cleaned|done|dry ~1 now|since|already
`;

export const finished = `
fixed|repaired|remediated|restored|cleaned|replaced|rebuilt|resolved|closed
just|only ~1 wondering|curious|asking|checking
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
`;

export const question = `
do|does|will|would|is ~3 $insurance ~3 cover|covers|pay|covered|good
how ~1 long|much|many|often ~4 take|takes|cost|costs|dry|last|should|does|do
how ~2 does|do|would|can ~4 work|cost|take|dry|help|know|tell
what ~1 is|are|does|do ~3 category|class|difference|cost|best|price|mitigation|restoration
can_you ~2 tell|explain|recommend|give
do_you ~2 do|serve|service|cover|charge|offer|work|have|come|take
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
