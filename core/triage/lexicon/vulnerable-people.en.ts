export const words = `
feet: feet ft miles minutes hours weeks months inches days percent blocks
kids: kids children ninas
are: are aged ages
her: her his their she he hers mom dad parents aunt uncle neighbor tenant they
sick: sick ill
kid: kid child baby mom mother dad father wife husband parent mama papa nina
kids-2: kids children child
small: small little young tiny chicos
kid-2: kid child children grandkids grandchildren ninas
january: january february march april may june july august september october november december
january: weeks baby
problem: problem trouble issues machine treatments condition
walker: walker cane
uses: uses with her his she he on usa
condition: condition failure disease problem attack trouble patient
mold: mold moho severe* bad badly terrible kid daughter
wipes: wipes powder shower gate blue grand oil steps monitor
adjuster: adjuster estimator manager project tech technician claims examiner director vp
`;

export const phrases = `
use|using|need|needs|uses|has|have|on ~1 walker|cane|oxygen|cpap|wheelchair|crutches|nebulizer
new_baby|newborns|new_born|premature|nicu|infants|babys|babies_room
im|i_am|iam ~0 =5|=6|=7|=8|=9|=10|=11|=12
years_old|yrs_old|year_old & alone|kids|child|babysit*
$kids ~0 $are ~0 =1|=2|=3|=4|=5|=6|=7|=8|=9|=10
kiddos|little_one|tots|new_born
pawpaw|maw_maw|mawmaw|pappaw|paw_paw|grandad|granddad|nonna|great_aunt|great_grand*|grandparents
aguelit*|abue|suegrit*|viejecit*|aged_parent|old_folks|old_man|old_lady|elderlies
wheel_chair|crutches|mobility_scooter|lift_chair|home_bound|legally_blind|=deaf|bed_bound
quistic*|fibrosis|pulmonary|kidney_failure|renal|dialisys|dialasis|hemophil*|cirrhosis
convulsion*|stem_cell|bone_marrow|post_op|postop|copd*|asthmatic|weak_lungs|bad_lungs
heart_patient|spina_bifida|cerebral_palsy|muscular_dystrophy
eighties|nineties|seventies & $her
$sick ~1 $kid
$ninos ~2 de ~1 1|2|3|4|5|6|7|8|9|10
gemelitos|trillizos|preschooler|multiple_sclerosis|very_sick|very_ill|bed_rest|nursing_baby
$kids-2 ~1 under|menores
baby|babies|infant|newborn|preemie|toddler|toddlers|twins|triplets|crib|nursery|bassinet|nenit*
bebit*
breastfe*|nursing_home|nursing_mother
$small ~1 $kid-2
pregnan*|pregnat|preggo|prego|expecting|trimester|maternity|midwife
weeks|meses|months|mos ~1 along|embarazo
due ~2 $january
elderly|elder*|senior|aged|frail|octogenarian|nonagenarian|geriatric|feeble
grandma|grandmother|grandpa|grandfather|granny|gramma|grammy|meemaw|memaw|mamaw|papaw|peepaw
grandparent|abuelit*|viejit*
adult*|persona ~1 mayor
asthma*|azthma|copd|epoc|emphysema|bronchitis|inhaler|cystic|pneumonia|lung|pulmonar*
respirator*|ventilator|trach|tracheostomy|cpap|sarcoidosis
breathing ~1 $problem
trouble|problem|hard|difficulty|cant ~1 breathing|breathe
chemo|kemo|chemotherapy|cancer|leukemia|lymphoma|oncolog*|radiation|tumor
transplant*|immun*|imun*|autoimmune|hiv|aids|vih|lupus|neutropeni*|immunocomp*|als|sickle
oxygen
dialysis|dyalisis|hemodialysis|diabet*|pacemaker|insulin*|defibrillator
wheelchair|bedridden|bedbound|bed_bound|bed_ridden|homebound|paraly*|quadripleg*|parapleg*
amput*|disab*|disabilit*|handicap*|crippled|hospital_bed|cannot_walk|cant_walk|special_needs
$walker & $uses
hospice|dementia|alzheimer*|parkinson*|stroke|seizure|epilep*|autis*|feeding_tube|gtube|nicu
down_syndrome|open_wound|open_sore|surgery|caregiver|hip_replacement
assisted_living|memory_care|group_home|daycare|day_care|preschool|nursing_facility|foster
skilled_nursing|kindergarten
heart ~1 $condition
mold ~1 allergy|allergies
allerg*|alergi* & $mold
`;

export const not = `
stroke ~0 of ~0 luck|genius|good|insight|brilliance
im|i_am ~0 =5|=6|=7|=8|=9|=10|=11|=12 ~1 $feet
old_house|old_home
baby ~0 $wipes
oxygen ~0 bleach|cleaner
senior ~0 $adjuster
surgery_center
stroke ~0 luck
oxiclean
twin ~0 bed|mattress|size
`;
