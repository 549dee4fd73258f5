export const words = `
headache-2: headache* dizzy sick furnace generator basement
sick: sick dizzy headache* woozy nausea* vomit* throwing_up fainted fainting passed_out
woozy: woozy dizzy lightheaded headaches headache nauseous throwing_up
charcoal: charcoal wood coals grill propane candles
alarmish: alarm detector sensor monitor
inside: inside indoors
alarm: alarm detector poisoning monitor reading ppm levels
co: co monoxide gas
in: in inside into on near by under at outside en
in-2: in inside en
house: house home building
gas: gas gasoline diesel trash engine motor honda powered semi
pump: pump compressor washer truck mount
pump-2: pump compressor hidrolavadora
gas-2: gas gasoline diesel motor engine powered
garage: garage inside indoors basement house crawlspace
propane: propane kerosene salamander torpedo mr buddy gas catalytic unvented vented camp*
heater: heater stove burner lantern calenton
dry: dry* sec* inside indoors room garage house bedroom basement closed heat warm tent cook* den
dry: living hall apartment
oven: oven stove burners
heat: heat warm* drying
car: car truck van engine motor lawnmower mower
idling: idling running on
garage-2: garage carport
headache: headache headaches headakes dizzy dizziness nausea nauseous nauseated lightheaded woozy
headache: sleepy drowsy confused passed_out fainted fainting vomiting throwing_up dolor_de_cabeza
exhaust: exhaust engine motor furnace heater pump motobomba boiler calenton compressor shop
exhaust-2: exhaust fumes
inside-2: inside house room garage vent flue indoors bedroom basement window
blocked: underwater under_water
blocked: blocked disconnected submerged full crushed fell knocked bent loose off clogged
furnace: furnace heater boiler gas water
disconnected: disconnected off blocked crushed loose rusted
motor-on: truck car van pickup generator tractor mower pump engine compressor
closed-in: shop garage barn shed warehouse bay crawlspace crawl
maker: generac predator duromax champion westinghouse powerhorse wen_generator firman pulsar briggs
maker: ryobi duro_max
motor-name: honda yamaha kohler briggs ryobi champion predator generac duromax
going: running going run runs on off cranked started fired idling
shelter: garage inside indoors kitchen hallway hall laundry mudroom basement bedroom bathroom porch
shelter: carport shed
shelter: shop barn house home crawlspace crawl_space room utility_room trailer attic window
poisoned: sick dizzy headache* headach* woozy lightheaded nausea* nauseous nauseated puk* vomit*
poisoned: throwing_up threw_up
poisoned: stumbling stumbles wobbly wobbling staggering drowsy sleepy groggy passed_out fainted
poisoned: confused
poisoned: head_is_pounding head_pounding head_hurts pounding_head limp collapsed
ill-or-still: asleep sleeping slept sleepy dizzy woozy vomit* threw_up throwing_up puk* headache*
ill-or-still: groggy passed_out slumped
`;

export const phrases = `
$alarmish ~4 going|beep*|chirp*|sound*|off|went|scream* & $headache-2
monoxide|monoxid|carbon_monoxide
$engine|heater|grill|stove|oven ~6 $sick
$woozy & $engine|grill|heater|stove|pump|running
burning|burn|lit ~2 $charcoal ~4 inside|room|house|living|kitchen|garage
$engine ~3 $inside
carbon ~1 monoxide|monoxid*|monoxito
co ~1 $alarm
detector|alarm*|sensor ~2 $co
$engine ~6 $in ~3 $indoors
$engine ~6 $indoors
$indoors ~4 $engine
$engine ~5 $in-2 ~1 $house
$gas ~3 $pump & $indoors|inside
$pump-2 ~2 $gas-2 & $indoors
pressure|power ~1 washer|washing|washed & $garage
$propane ~2 $heater & $dry
$oven ~4 $heat
$oven ~4 to - dry
$oven ~4 door
heating|warming|warm|calentar|calentamos|calentando|calentarnos ~5 $oven|horno|estufa
carbon ~0 detector|alarm|alarma
$car ~3 $idling ~3 $garage-2
$headache && $engine|$exhaust
$exhaust-2 ~4 $inside-2
flue|chimney|vent* ~3 $blocked & $furnace
vent|flue|exhaust ~2 furnace|heater|boiler|water ~3 $disconnected
c_o ~1 $alarm
co ~1 reads|reading|level|levels|ppm
co_is_at
ppm & =co|monoxide
going_off|goes_off|went_off|beeping|sounding|chirping|screaming & =co|monoxide
$engine ~6 bathroom
running ~2 $car ~2 garage
charging|warming|sitting|waiting ~5 $car ~3 $garage-2
family|we_all|everyone|kids ~1 have|has|got ~1 headache*
vent|flue ~2 apart|disconnected
carbonmonoxide
gen_set ~3 $indoors
alarm|detector|monitor|says ~3 ppm
alarm ~2 beep* ~1 4|four ~0 times
$engine ~3 balcony|balcon
everyone|everybody|we|kids|family ~2 nauseous|dizzy|woozy|sleepy|lightheaded
fumes ~3 heater|furnace|boiler|stove
burning|lit ~1 charcoal|coals ~2 bucket|pot|pan|can|sink|tub
detector ~2 wont_stop|keeps ~1 beep*|sound*|scream*
saw|machine|engine ~4 ran|running|runs ~4 $inside && threw_up|headache*|dizzy|sleepy|eyes
$motor-on ~3 in|inside ~2 $closed-in && running|idling|going && $ill-or-still
car|truck|van|pickup|suv ~3 $closed-in & engine ~1 running|on|idling
gas|gasoline|diesel|engine ~1 pump|compressor|generator ~3 under|inside ~1 house|trailer
$maker && $shelter && $poisoned
$motor-name ~4 $going && $shelter && $poisoned
$going ~4 $motor-name && $shelter && $poisoned
`;

export const not = `
escape|break - room
exhaust|vent - fan|fans|hood|hoods
sick ~0 of
have|has|tenemos ~4 detector|detectors|detectores
replaced|installed|cambiamos|compramos && detector|detectors|detectores
detector|detectors ~1 fine|good|ok
alarm|detector ~0 did_not_go|didnt_go|never_went|has_a_new|has_new
monoxide ~0 detector ~0 did_not_go|didnt_go|never_went|has_a_new|has_new
no_suena ~1 alarma ~1 monoxido
detector|detectors|monitor ~4 zero|0
where ~4 put|place|mount|install|hang|go ~4 monoxide|co ~1 detector|detectors|alarm|alarms
which|what|how ~2 many|brand|kind|high|type ~4 monoxide|co ~1 detector|detectors|alarm|alarms
should|do ~1 i|we ~1 need|buy|get|install ~4 monoxide|co ~1 detector|detectors|alarm|alarms
how|what ~1 far|big|size|watt|watts|kind|much ~5 $engine
rent|buy|buying|shopping|price|recommend ~4 $engine
grill|bbq|smoker ~2 patio|yard|backyard|deck
neighbor|neighbors ~2 grill*|barbecu*|bbq
what|why - does|do - a|an ~0 carbon_monoxide|monoxide|co ~0 detector|alarm
need|needs|requires|sell|wants ~0 carbon_monoxide|monoxide|co ~0 detector|detectors|alarm|alarms
store|storing|keep|keeping ~3 generator|gasoline
`;
