/**
 * Words that are spelt right and lie one slip or one sound away from a word of `life-words.ts`. Taken from the English and the
 * Spanish spelling dictionaries: a word of theirs that would be guessed for a life word stands here.
 */
export const ordinaryWords = `
abalada abalado abalance abaleada abaleado aballada aballado abasement abasements abasing abeldada abeldado abeldo
abellotada abellotado abilities ability ablating abogando abolida abolidas abolido abolidos abrading abulte abulto
abusing acachan acachen acaciana acacianas acaciano acacianos acaecian acaldara acalenturar acallantar acalle acaraban
acarado acarreto acciona accionan accione acciono accurate acedar acedara acedare acedera achanca achanco achine
aching achispa achispe achispo acocando acocean acoceen acochan acochen acoraban acorado acorto acorvan acorven
acoyunda acoyunde acoyundo acoyunto acrescente acrescentes acriban acriben acuarta acuarto acucian acucien acuerda
acuerde acuerdo acuerdos acunado acunando acurdo acusona adaptada adaptado adiaron adobera adonde adoptado adoran
adoraron adoring adornad adornan adorned adorning adraron aductor adular adulara adulare adversa afatar afatara
afatare affluence afielan afielen afilado afilan afilen afilian afilien afloat afluian afluida afluido afluyan afluyen
aganada aganado aganando aganoto agarradas agarrota agotadoras agotando agotar agotara agotare agotaros agradas agreda
agredia agredidas agreeing agriada agriadas agriado agriados agrieta aguanto ahondar ahorcan ahoyando ahuevo
ahuyentador aigrettes aindiar airing airings alabador alabadora alabadoras alabadores alama alar alarga albanil
alcaide alcor alentador alfarma alfombrar alfombrara alfombrare alfombre alfombrera alfombreras alfombrero alfombreros
alfombro alharma alharmas aliviadero aliviador aliviadoras aliviadores allocated alobando alomo alterarla alterarlo
aludirla aludirlo amachina amachine amachino amador amajada amajade amajado amarad amarada amarado amaretto amarettos
amarrada amarradas amarrado amarrados amarrida amarrido amateur ambiance ambivalence amblan ambulant ambulante
ambulantes ambulate amechan amechen amerada amerado amista amistad amisto ammeter amochan amochen amolada amolado
amolda amoldada amoldado amolde amoldo amollada amollado amorata amoratada amoratadas amoratado amoratados amorato
amordaza amorrada amorrado amulada amulado amurada amurado amused amustia amustie amustio amyloid anadear anadeara
anadeare anadidura anadiduras anadir anadira anadiras anadire anadirla anadiros anches andadero andaderos andado
andadora andados andadura andaduras andando andar andara andare andarla andaros andarraya andero anderos andorrear
andorreo andurrial anedir angered anhidra anhidro anhidros anhydrous anidando anidar anidara anidare anidiar anidir
annotator annotators anonadar anotador anotadoras anotadores anotara anotare anotarla anotaros another anteater
anteaters anteayer antedatar antiwar anudador anudadoras anudadores anudadura anudaduras anudando anudar anudara
anudare anudaros apandara aparada aparado aparador aparata aparatad aparates aparato apareada apareado aparrada
aparrado aparta apartada apartadas apartado apartados apartese apartheid apartheids apartida apartide apartido aparto
apatrida apatridas apegaderas aperada aperado apilada apilado aplastar aplastaros aploma aplomas aplome aplomes aplomo
aplomos apocaron apoderada apoderadas apoderado apoderados apondra aporread appeared appearing applet applets apretada
apretadas apretado apretados apreto aprieta aprieto aproada aproado apropian apropien apunetear apuntadora apuntar
apuntara apuntare apuntaros apurada apurado aquende arador araniego araniegos araucana araucanas araucano araucanos
arcan arican ariscas ariscos arising arousing arraigning arrapada arrapado arraying arribar arriden arrisque arritan
arriten arrobo arrodeen arrogo arrojo arromo arropo arroto arroya arroye arrutan arruten arsing asadera asaderas
asadero asaderos asado asadora asados asadura asaduras asaetan asaetar asaetara asaetare asaetear ascosidad asedar
asedara asedare asediador asediadoras asediadores asediar asediara asediare asediaros aselando aseptic asestadero
asestadura asestan asestar asestaros asesto ashing asidero asideros asilando asistan asistir asked asolando asolane
asolanen asolean asoleen asolen asotana asotanan asotane asotanen asotano aspiring assailing assaying assessing
assigning assistant aster astero asteros astir astounding astride astro astronaut astros astrosa astroso astur astuter
asustan asustar asustaros atador atairan atairen atened athlete athletes atibara atiborra atiborrar atilt atipada
atipado atleta atletas atollar atoned atracada atracado atracador atracaros atraen atraian atrapaba atrapara atraparon
atraparos atrasada atrasadas atrasado atrasados atropada atropado attuned ausetana ausetanas ausetano ausetanos
austerity austero austros availing avalaba averting ayunador ayunadoras ayunadores azagador azogando azotador
azotadora azotadoras azotadores azotaina azotainas azotan azotina azuleen azuzador azuzadoras azuzadores babbling
bacalada bacaladas bagged bagging bailing baked baking balaj balaje balajes balbuce balding baling balita balitea
baliteo balito balked balking balling balloting baquead baqueada baqueado baqueta barbacoa barbacoas barbeche
barbecued bareback bared barked barker barkers barking barqueras barqueros barraquera barraqueras barraquero
barraqueros basamento basamentos basemen bashing basing basked basking bateaba bather bawling beaching beaked beaker
beakers beaks bearding beater beckoning becloud beclouded behalves beholding belaying believe bellida bellido belling
bellota bellowing belting belying berating berbiqui berbiquies berbiquis berthing beveling bewailing biasing biked
biking bilge bilges billeting billing billings billowing birdieing birthing bivalva bivalvas bivalve bivalves bivalvo
bivalvos bivouacked bivouacking bleaching bleaker bleating bleeping blending blighting bling bloating blooded blooding
bloodying blotting bludgeoning boalaje boarding boardings bobbling bocadea bocadee bocadeo bocina boicotead boiling
boilings bolting bongo booked booking bookings booklet booklets boozing bossing bother boycotted braiding braidings
brain braining brains breading breasting breathier breeding breedings brightening broaching broadening brooding
broodings browned browning bruiting bucked bucketed bucking buckteeth buckwheat budging bugging bugle bugling buleto
buletos bulking bullaje bullajes bullanga bullangas bulle bulletining bullets bullida bullido bullied bulling bullying
bulto bumbling bunging burbling burdening burgling bushing busing busings bussing busying buzamiento cabbing cabezal
cabezo cabron cacean cacen cachean cacheen cachen caging caking caladera caladeras caladero caladeros calador caladora
caladoras caladores caladura caladuras calandrar calandro calce caldear caldeara caldeare caldera calderas calderero
caldero calderos calendar calendarice calendario calendariza calendarizo calendars calla callandito callandoos
callandose callandote callantar callea called callee callen callentar calleo caller calling calliope calliopes calme
calve calving calypso calypsos canda candada candado candados cande candi candida candidato candido candidos cando
candy caneada caneado caneando caned canido canidos caning canned cannonade cantada cantado cantador cantead canteada
canteado canto cantuso capado carabean carabeen carabina carabinas caracas carapato carapatos carat carates caravan
caravana caravanas caravans carbine carbines carbona carbonan carbone carbonea carbonean carboneas carbonee carboneen
carbonees carbonen carboneo carbonice carbonices carbonize carbonizes carbono carbonosa carbonosas carbonoso
carbonosos carboy carca carcas carcasa carcasas carda cardado carde cardio cardo cardon carduzo careaban careada
careado cared carenote carenotes carente carentes caret careta caretas careto caretos caribena caribenas caribeno
caribenos cariharta cariharto carihartos caring carnet carota carotas carotid carpe carped carpel carpen carper carpes
carpeted carpid carpida carpido carraca carracas carraco carracos carreta carreteo carrito carritos carrot carroty
cart carta cartas cartea carteado carteados carted cartee carteo carteta carton carving caseins casement cashing
casina casinas casing casino casinos casona cater caucasiana cauciona caucione cauciono cawing ceasing cecina celinda
cercada cercado cercote cerquita chaining chanca chancas chaspa chaspe chaspea chaspee chaspeo chaspo cheater checked
cheek cheeked cheeking chewing chickadee chickening chickweed chickweeds chink chinks chispee chispeo chispo chispos
chisposa chisposas chisposo chisposos chistas chocad chocada chocado chocked chocking choked chospa chospe chospo
chowing chozpa chucked chucking chucks cimentador cimillo cimillos cinches circui circuia circuida circuido circuir
circuited circuity citador citadoras citadores citan citana citanas citano citanos cizallen clacked clacks claps
clatter clatters clave clothiers cloudier clunks coarta coartada coartado coarto cocaina coccion cocean coceen cochean
cocheen cocia cocida cociente cocinan cocinar cocine cocinen cocino codina coding cognado cohechen coherent coherente
coherentes cohesionan cohesions cohorts coiling coking coladero coladeros colador coladora coladoras coladores
coladura coladuras colapez colapiscis colaudar colder coleando coletero coleteros colidir colina collages collared
collaring collated collates collating collator collators collider colliders colmando colodra colodras coludir coludira
coludiras coludire combing comentador comino communing compactos comping conduct conducta conductas conducted
conducticio conducto conductos conducts coneada coneado coneando congo coning contact contacta contactar contactaros
contacte contacted contacts contado contados contantes contaros contractor contractors contracts contraltos contritos
convictos cooing coping coques coquizan corcusa corcuse corcuso coreaban coring corinta corintas corintia corintias
corintio corinto corintos corked corks corneta cornetes cornets coronet coronets corrected correteo corrido corrucos
corrupt corrupted corvina corvino cosan cosen coseno cosenos cosign cosigns cosine cosines courted courteous cowards
cowing coxing coxswains coyunda coyundas cozen cozens coziness crac cracs cranked cranks craquea craquee craqueo
craven cravens craving credito creed creel creen creer crepita crepito crept crescendo crescendos crescent crescents
creyente creyentes criban criben cricked cricket crickets cricoides crics crikey croak croaked croaks croaky crock
crocked crocks crocus crocuses crocuss crook crooks cropped croquet croquis crowing crowned crowning crudity cruenta
cruento cruxes crypt cuantiado cuarenta cuarentas cuark cuarks cuarta cuartad cuartada cuartado cuartas cuartea
cuartee cuarteta cuartetas cuarteto cuartetos cuarzo cubing cuchen cuenda cuendas cuento cuentos cuerda cuerdas cuerdo
cuerdos cuisine culpese cultera culteras cultero cultora cultura culturara cumming cundido cundo cuneada cuneado
cuneando cunning curacao curada curadas curado curados curate curated curates curato curatos curda curdo curdos curds
cured curium curiums curraban currad currada currado currant currants curried currucas curt curta curtia curtida
curtido curtidos curtiente curtio curto curtsy curvaban curvan curven cutlet cutlets dairying dairyings dallar dallara
dallare dalle dallen dallier dared darkness darn darned darning darnos darns dasher dashing dataron dater datileras
daubers daunted dawdler dawdlers dawned deadened deadlier dealer dealers dearness debera deberas deberes deberos
decimas dedalera dedaleras dedicator dedicatoria dedicatorio dedicators dedicatory dedolar dedolara dedolare defector
deigned delayer deletes delira delirar delire delirio deliro deltoides denied denoted dented denuded denuedo derange
deranges derruian derruiran desaborida desaboridas desaborido desaboridos desabrid desabrida desabridas desabrido
desabridos desahumo desbarata desbaratad desbaratada desbaratado desbaratas desbarates desbarato desbaratos desbarda
desbarde desbardo desborro desbrida desbride desbrido descaiga descara descargar descargo descarna descarta descayo
descordo desesperada desierta desiertas desierto desmama desmamo desmano desmato despaired desperado desperados
desperate desperdicia despertar desperto despiertan despieza despinta despista destierra desyema desyemo deszuma
deszume deszumo detailed detained detened determent determents deterring dethroned dethroning detonated detouring
detraen detraeran detraian detriment detrimento detriments dezma dezmo dialyses dictator dictators diddler diddlers
dientes diezmas dignad dignada dignado dilates diluir diluira diluire dilutes dinad dined dinginess dinned diosmas
diputado diputados diran dirimente dirimentes dirtiness disbarred disenes dishware dishwares dishwater dismay dismiss
disneas disparada disparata disparatad disparatas disparate disparato disparity dispirit dispirited dispirits disport
disported disports dissing disunions dithering ditirambo diurnas diurnos diver diversa dizziest docket dockets doctor
doctora doctore doctoro doctors doddering doladera dolar doled doler doleras doleros dollar dollars dolled dolo dolora
doloriosa doloriosas dolorioso doloriosos dolorosa dolorosas doloroso dolorosos dolorous dolos dolts doming donad
donada donadas donado donados donante donantes donated donates doneada doneado doneando donned donor doodled doodler
doodlers doraron dormant dormiente dormientes dornajo dornajos dotaron dotted doweled dowering dowsed doziness
drapeada drapeado draping drawing drawings drawl drawls drawn dreariness drena drenada drenado drenan drenare drene
drenen dreno drino drinos droll dron drone droned drones droning drooling drowsed drowsing duality dubbers duckling
ductor dudaron dueled dueler duende duendes duernas duernos dular dulero duleros dulled duller dunned dunning dupdo
duramente duran durance durances duraron duren durina durinas durmiente durmientes dusty dweller dwellers eared
earning earnings earningss earring earrings earthen easement easing eater echo echoing eclectico eclipse eclipsed
eclipses eclipsing edraron educator educators effaced effluence effused efluida efluido efluyen egreso egret egrets
eleatico elected electivo elevadora elevando eludirla eludirlo emailed embalan embargada embarrassed embaulan embazada
embelene embolan embraced embullan emirato emitire emitter emitters empacado empajado empalado empanado empata
empatada empatado empates empathize empathy empatia empatias empatice empatices empatiza empatizo empato empipada
empipado empopada empopado emptied emulada emulado enchufa enchufo enchule enconosos endenado endento endeudar
endinado endorsa endorse endorso endurar enduro energice energicen energices energies energiza energizar energize
energizer energizers energizes energizo enfaenada enfaenado enfalda enfaldad enfaldas enfalde enfaldes enfaldo
enfaldos enfilada enfilade enfiladed enfilades enfilado enflauta enflaute enflauto enfolds enfunda enfunde enfundo
engrando enhadar enjarda enjarde enjardo enjareta enjaretada enjaretado enjareto enjerta enjerto entando enteral
enterarla enterarlo enterro enthrall enthralls enthroned enveraron epaulet equilatera erasing erring eruten escaquead
esceptica escepticas esceptico escepticos eschewing escocida escocido escosada escosado escotes escozada escozado
escudado escudetes escueta escuetas escueto escuetos escurado escusada escusadas eslinga eslingas esmolas espira
espying esquisto esquistos esquistoso esquizada esquizadas esquizado esquizados essaying esteems estema estemas
estemos esterad estima estimas estime estimo estipites estoma estomas estoniana estoniano estonianos estonio estopada
estopadas estorde estornudad estornude estornudes estrada estrado estrato estrenad estrenid estrenida estrenidas
estrenido estrenidos estrenuidad estroma estromas estruendo estruendos estudiador estudiante estupidez esturde etching
etchings etiolated eucarionte eucariota eukaryote euribor evicted evildoing evoked evoking evolve evolves ewer
excusada excusadas excusador excused exencion exhausta exhausted exhausto exigen exigence exigences exigencia
exigencias exigencies exigency exigian exist exitosa exitoso exodus exoduses exoduss exogenous expansion exquisita
exquisite exquisito exquisitos extasia extasie extasio extasis extendio extensional extensiva extensive extensivo
extensivos extensor extensos extenuacion extincion extorsion extrusion eyeballing faced faceta faceted facetious
fagged fagging falduda faldudo falena falenas falencia falencias falsen faltad faltada faltado falten falto faltos
faltosa faltoso faltosos fared farinaceous farinas farther fascist fascista fascistas fascists fasted fatter fattier
fauces faulted faulting fausta faustas fausto faustos fautor fautores fayest fazed fealdad fealdades feasted feather
featherier feathers feathery fecho feeder feeders fees felido felidos feline felines felled felling felon felted
felting ferinas fetes fetter fetters fewer fielded fielding fighter fighters filad filado filan filed filen filiada
filiado filian filien filing filings filon finches firing fitter fitters fiver fizzling fizzy flailed flailing flanes
flato flatos flatosa flatoso flatosos flats flatted flattening flatting flatuosos flatwares flawed flawing flayed
flaying fled fleeing fleet fleeted fleeting fleta fletada fletado fleto flicking flied fling flings flits flitted
flitting flout flouted flouter flouting flouts fluency fluida fluidez fluido flung flute fluted fluting flutings
flying flyings foaled foaling fodder fodders foiled foiling fold folded folding foldout folds foliad foliada foliado
folian folien follada follado follan follen follon follona followed following followings food fooled fooling footer
footers footwear footwears foques foranea foraneo forgather forgathers forna fornan fornian fornicio fouled fouling
fowled fowling fracked fracks fraguador fraguadoras fraguadores frances francesa francesas fregador fregadora
fregadoras fregadores fregadura fregaduras fregotear frowned frowning frunce frunces fruncia fruncio fueling fuellan
fuellen fulge fulled fulling fullness fundido furriness fused fuste fusty futre futres gadders gagged gagging gaining
gaiter gaitera gaiteras gaitero gaiteros gaiters galle gallen galling ganando ganging garantimos garatusas garetes
gargling garita garitas garito garitos garrada garreada garret garrets garrida garridas garrota garrotas garrote
garrotes garruda garrudas gatea gateando gatear gateara gateare gatera gateras gatero gateros gather gatherer
gatherers gathers gator gazillion gazillions generada generado generaron generate generated generates generation
generatriz gires giver glowing goiter goiters goleando gomera goring gorreada gorrita gorritas gorrito gorritos
goutier gowned grada gradada gradas gradate gradates gradua graduadas graduados graduates grain grains grata gratad
gratada gratado gratas grate grated grates gratis grato gratos gratuita gratuitas gratuitos graying greda gredas
gredosa gredosas gredoso greed greeds greedy greening greet greeted greets grids griega griegas grietea grietee
grieteo grieto grietosa grietosas grietoso grietosos gringa gringas gringo gringos grinning gripped gripping griseta
grisetas grita gritad gritada gritado grito gritted gritty groat groats groping grotto grottoes grottos grotty grouted
gruta grutas guadanada guadanado guardadas guardas guardosas guarida guaridas guarradas guayando gunning gurriato
gurriatos gusting gusty guttier gyrated gyrates habilidad habilita habilitada habilitado habilito habillada habillado
hacedor hacedoras hacedores hacked hacking halle hallen halve handier handing handrail handrails harassing hared
haring harrowing harrying hashing hassling hastiar hastier hatching hatchings hater having hazing hazings headcases
healer hebilleta hecho hederan heftier hendedor hendedoras hendedores hendedura hendido hendidura herbivora herbivore
herbivoro hereda heredo heroida herretean herreteen herring herrings herver hervera hervere hervida hervido hervire
hesitan hesitance hesitancy hespira hewer himpado hinches hinders hinging hintero hircana hircanas hircano hircanos
hires hiring historieta hitching hobbling hocked hocking holgando holgo homing hondero honderos hondo hondonada
hondura honro hoques horaden horcon horsing hortenses hortensia hosing hotelera hoteleras hotelero hoteleros hotelier
hoteliers hotted housebound housing housings hozador hozadoras hozadores huaraches huddled huelle huero hueso hueva
hueve hulking humarada humaradas humareda humaredas humildad humildades humilde humildes humorada humoradas humorado
humorados hungered hunks huracana huracanan huracane huracanen huracano hurgadoras hurrahing hurrying husbanded
hushing husked huzzahing hydrangea icing idearon idler idlers idoneidad imbalance imbalances imitare immolated
impedido impedidos imputada imputadas imputado imputados inborn incubation inculcation indecision indician indicien
indinado inducian infanda infandas infando infandos infantado infantados infield infields infilled infinidad infinita
infinitas infinite infinites infinities infinito infinitos infinitud infinitude infinity infunda infundada infundado
infunde infundia infundias infundid infundida infundido infundio infundis infundo ingerida ingerido inhalation
inhibiran initiator injerida injerido injerta injertad injertada injertado injertas injerto injertos injure injurer
injures injuriada injuriado inoculation inodora inodoras insolacion insulating insulator insultan insultaron insulten
interinad interiors internad internauta intranet intranets intro intruso intuicion intuira intuire intuirla intuiros
inured ires ironing ironings irrigador irritan irriten isolation isoterma isotermas isotermo isotermos isotherm
isotherms issuing isthmus isthmuses isthmuss istmo itches itching jacked jacking jagged jotted karaoke karaokes karts
killdeers kissing kludge kneader kneaders kuchen kuchens kurdo lacked lacking lacquer lactated lagged lameplatos
laquear lashing later laterally lather latterly laughter lavador lavadores lavadura lavaduras lavatories lavatorio
lavatory lave laving lavotear leaderless leading leafed leafing leafs leaped leaping leaps leased leasing leave leaved
leaving lecho levadera levaderas levadero levaderos levador levadores levadura levaduras levitara libatorio licked
licking lickings liderarla liderarlo liked likening liker liking likings literally liver liviandad llegando lleve lomo
longo looked looker lookers looking loteando lotera louring lucked luckier lucking lugged lusty maceada maceado machan
machean macheen machen machina machinas machined machon machuna machunas machuno machunos madder madders madreada
madreado madrear madrera madrero magnolia magnolias magreada magreado mailed maillot majad majada majadas majadea
majadee majadeo maladies malady maldad maldades maldecia maldita maldito maleada maleado mallad mallada mallado malle
mallen mallet malleto mallets malt malta maltea malted malteds maltee malteo maltes maltesa malty malve mamujada
mamujado maneada maneado manguero mangueros mangueta manila manilas manilla manillas manjole manly manola manolas
manolo manolos manquera manual manually manuals manuella manuellas mapeada mapeado maraud marauded marauds marcada
marcado marceada marceado mareaba mareando mareara marejada mareta maretas margada margado marguera marida maridad
maridada maridado maridas maride marides marido maridos marrad marrada marrado marreada marreado marred marrida
marridas marrido marridos married marrieds marta martas masad masher mashing masita masitas mast masted masto mastoid
mastos matadero mataderos matador matar matare mateada mateado matear mateara mateare mater maters matorro matter
matters matutear matutera matuteras matutero matuteros maulada maulado mauled mayeada mayeado mayst meces mechan
mechanize mechanizes mechen mecho mechon mediero mejida mejidas mejido mejidos melada meladas melado melados meld
melded melds mellada mellado melodia melodies melody melotes memorada memorado menials meolluda meolludas meolludo
meolludos merad merada merado merdosa merdoso meritad meritada meritado merodea merodeo mesad meseta mesetas mesita
mesitas mesta mestas mestiza mestizo mesto mestos metedor meteor meteoro meteors mewled michina michinas michino
michinos middy midyear mightier miladies milady mild milder mildiu milita militated militates militia milito milled
millet millets milt milted miosota mirad mirada miradas mirado mirados mired mires miring mirrada mirradas mirrado
mirrados mirtacea mirtaceas mirtaceo misad mischance mischances misdo mist mista mistada mistado misted misto mists
misty misused miter miters mitrar mitrara mitrare mitre mixture mixtures mochan mochen modera moderar modere modero
modorra modorre modorro mofada mofado mohada mohatra mohatrar mohatrara mohatrare mohatre mohatrera mohatreras
mohatrero mohatreros mohatro moiled molad moled moleta moletas molida molidas molido molidos mollead molleada molleado
molledo molledos molleta molletuda molletudo molly molt molted molts monada mongo monillo moodier moody morad morada
moradas morado morados morato moratos mordaza mordazas mordida mordidas mordido mordidos moreda moredas morrada
morradas morread morreada morreado morruda morrudas morrudo morrudos moseyed most mostaza moste mostea mostead mosteas
mostee mostees mosteo mosto mostos moteando motear moteara moteare motera moteras motero moteros motora motorizes
motriz moused moussed mouthier muceta mucetas muddier muerda muerdo muevo mugida mugidas mugido mugidos mujada mujadas
mulada muladas mulled mullet mullets mullida mullido multa multada multado multe multi multo murad muriato muriatos
mused musette musettes mushiness mushing musid musita musitada musitado musito mussed mussy must mustia mustiad
mustiada mustiado mustias mustio musts mutar mutare muter mutter mutterer mutterers mutters muzzy myriad myriads
nadadera nadaderas nadadero nadaderos nadador nadadoras nadadores nadar nadir nagged nagging napped natacion natatoria
natatorio natura naturaleza naturalezas naturalize naturalizes naturally naturas neater nefanda nefando neutral
neutralize neutrally neutrals nevaron newer niches nitrando nitroso notacion notarial notario notarla notarlo notaros
notoria notorio notorious notro novaron nudging nutrirla oared oaring oblige obliges obliging obsessing ocasiona
ocasionan occasions ocultador ocultadoras ocurrente ocurrentes ocurrido ocurridos odiaron odiousness offline offload
offloaded offloading offloads olivando olvidara omitire ondeando operated opereta opilada opilado opondra oques
oration orden ordenen oscilen osteoma osteomas osteopath other otilada otilado outdrawing outdrawn outlaid outlawed
outlier outliers outrunning outset outsets ovalaba overblown overdoing overeating overfill overfilling overfills
overfull overgrowing overgrows overheating overrating owned oxigena oxigenan oxigene oxigenen paced packed packing
padread padreada padreado pagadera pagaderas pagadero pagaderos pagador pagadora pagadoras pagadores paged pagel
paining painless pairada pairado paired pairing pairings pajel palados palastro palastros palate palates paled
palestra palestras paleta paletas paletea paletee paleteo paleto paletos palette palidos palle pallen pallet pallets
palling palma palme palmeo palmo palmos palms palmy palomea palomee palomeo palomo palomos palotada palotadas palote
palotea palotead paloteas palotee palotees paloteo palotes palustre palustres panadera panaderas panal pandara pandare
pane panetera paneteras panetero paneteros panol panoles panoli panolis pantera panteras panther panthers pantorra
pantorras papado paparotes papelote papelotes papered papering papillote papillotes papiloma papilomas papirotes
parata paratas parda pardas pardea pardeada pardeado pardee pardeo pardiez pardo pardos pare parea pareada pareadas
pareado pareados paree pareo parer pares parid parida paridad paridades paridas parido paring parings parities parity
parked parodia parodiada parodiado parodias parodie parodied parodies parodio parody parotid parpan parrada parrado
parred parried parring parrot parroted parrots parrying parsed parta partea partead parteada parteado parted partee
parteo parti partia partied parties parto partway party pasador patriot paved paving pawed payed payload peaked
peaking peaks pecaron pecorean pecoreen pedrada pedradas peinadora peinadoras peinadura peinaduras peinetero
peineteros peletes pellet pelleta pellets pellote pellotes pelma pelota pelotas pelote pelotea pelotead peloteas
pelotee pelotees peloteo pelotes peloto pelotos pelt pelta pelts penal pendera penderas pendere pendra pendrar
pendrara pendura penduras penetra penetrar penetre penetro penile penol penoles pension pensiona pensionan pensione
pensionen pensiono pensions pentaedro peptic perdi perdida perdido pereda peredas pereta peretas period periodo
periods peritad perites perlina perlinas perlino perlinos pernada perrada perta petardo pianola pianolas piaster
piensan piensen pilada pilado pilaster pilasters pilastra pilastras pilates piled pileta piletas pillad pillada
pillado pillastre pillastres pilled pillowed pilo pilon pinches pinole pintadera pintaderas pintar pintara pintare
pintaros pintear pinteara pinteare pintor pintora pintoras pintores pintorrear pinula pinulas pinwheel pinwheels
pinzan pinzon piolada piolado pirad piratea pirated piratee pirateo pirates pires piropean piropeen pirrada pirrado
pirueta pissing pistura piulada piulado piulido piulidos pivot plait plasterer plasterers plastes plat plata plato
plats platter platy plaustro plaustros pleat pleitos plied plight plights plim plimes plod plods ploma plomas plome
plomea plomee plomeo plomes plomiza plomizas plomizo plomizos plomosa plomosas plomoso plomosos plot plotea plotee
ploteo plots plotted plum pluma plumas plume plumea plumee plumeo plumes plummy plumosa plumosas plumoso plumosos
plums plumy plunged pocket pockets podido pointer pointers pointier poled polemizo polestar polestars poliester
poliesteres polifonia polifonias polite polity pollita pollito pollster pollsters pollute poluta polutas poluto
polutos polyester polyesters polyphony pomo pondera ponderar pondere pondero ponderosa ponders ponedera ponederas
ponedoras pongo ponla ponle ponlo pontear ponteara ponteare ponzona ponzonosa ponzonosas ponzonoso ponzonosos pored
poring porrada porreada porreado porreta porretada porruda porrudo portada portado portea portead porteada porteado
porteas ported portee portees porteo portese porto pother potrada potradas potreada potreado potted pouting powdered
powering prado praline prang prate prated prates prats prawning prayed praying predate predated predice predio preened
preening preheated prenada prenadas prenado prenados prenando prendada prendado prendas prendia prendio prenota
prenote prenoto prepon prepone preponen preponia preyed preying pride prided pried prieta prietas pringa pringo prod
prodded prods profane profano promane promano promo prong propago propaso propensa propensas propenso propensos
propina propinan propine propinen propino propon propone proponen proponia propugna propugne propugno prorated proud
prude pruning prurient prying puentear puled pulidos pulsador punal puncion punciona puncionan puncione puncionen
punciono punetera puneteras punetero puneteros punning puntar puntara puntare puntear punteara punteare punter puntera
punteras puntero punteros punters puntuar puntuara puntuare puntura punturas punzan punzon puread pureada pureado
pureed pureeing puridad purred purrida purrido purring putrida putridez putrido pyrites quarks quart quartet quartets
quarto quartos quarts quartz quartzs querido quilatera quilateras quirked quirt quirts quorate quorum quorums rabear
rabeara rabeare rabera raberas rabiare racanea racanee racaneo racing racings racking racks radien ragged ragging
raiding raising ralle rallen ranging rapado rapped rareada rareado rared raring rasca rasco rasher raspear raspeara
raspeare raspier ratean rateen rater rather ratinan ratine ratinen ration rations ratonan ratone ratonen rattan
rattans ratted raver ravers raving razing razzing rearing reasoning reasonings reatan reaten reattain reattains
reavivar recadera recaian recessing reciente recipiente redden reddens reden redituen reediten refrigerar refrigerate
regadero regaderos regador regadoras regadores regadura regaduras reganera regaros regatear regatera regatero regather
regathers regnant regodear regodearos regracia regracie regracio regrew regrow regrows rehearing rehearsing rehiring
rehousing reigning reining reissuing renewing represo rerunning rescaza rescazas rescinding reseca resecas reseco
resecos resewing resigning resizing resounding resowing respiga respiran respire respires respiro responda responded
respondent responder respondo respondon response respray resquicio retain retains retan reten retenes retenia retenis
retinan retine retinen retonan retone retonen reusing rever revera reveras revere reveres reverie reveries revers
reversa reversas reverso reverss reviewer reviewers revira revirar revire reviro revivir revivira reviviras revivire
reweighing rewiring rewritten rezonga rezongo rezoning ribber ribbers ribera ribero ricer ricing riding rifer rigores
rigorosa rigorosas rigoroso rigorosos rigurosa rigurosas riguroso rigurosos riling riming ringa ringo rinsing risca
risco riscosa riscoso risking risque rive rived riven rivera rives rivet riviera rivieras riving roaring roarings
robar robber robbers robbery robre rocket rockets rodean rodeen rodena rodenas rodeno rodenos rogador rogadora
rogadoras rogadores rogaros rogatoria rogatorias rogatorio roques rosca roscas rosco rosining rosten roughening
roughing rousing routed routine routines routinize rover rovers rowing rowings rubbery rubier rubor ruddy rueden ruing
ruining rusco ruscos rutena rutenas rutenio ruteno rutenos rutted sabiendas sabihonda sabihondas sabihondez sabihondo
sabihondos sabionda sabiondas sabiondez sabiondo sabiondos sacad sacadas sacked sacking sadder saetan saetean sailing
sailings sallan sallando salle sallen sallying salve sanapudio sapillo sapped sapping saquead saquetes sassing satanas
sateens saten satenes satiation satin satina satinada satinadas satinado satinados satinan satine satinen satino
satins satiny satori satoris satyr saucing saving sawmill sawmills scagged scats scatted schnooks scoot scooted scoots
scout scouted scouts scudded sedan sedanes sedans sedar seedpod seemly seer seesawing segadera seining seizing sellan
sellando sellen sells semilla semillas semola semolas sepal sepals sepelio septima serer sestean setena setenan setene
setenen seteno sewed sexuada sexuado sexuados shacked shacking shagged shagging shank shanks sharked sharking sharks
shelling shells shewing shining shocker shoeing shooing shopped showed showier showing shucked shucking shushing
shying sicked sickout sickouts sidearm sighing sightread signing signings silage silages silente silents silinga
silingas silingo silingos sillin similes sinning sipping sires siring sisador sisadoras sisadores sistema sistemas
sitiador sitiadora sitian situan situation sizing sizings skate skated skates skeet skeets skeptic skewed skewer
skidded skied skits slagged slagging slaked slapped slave slaying slayings sleighing slewing sling slings sloughing
slower slowing sludgy slugged smelting smile smiles smiley smiling smocked smocking smother smudge snagged snagging
snapper snarks sniped snipped snippet snippets snitch snooped snowing soared sobanda socked socking solando solano
solean soleando soleen solenoide solenoids solfear solfeara solfeare solian soliendo soling soloing somalies somalis
sopla sople soplo sopped sopping sosano soslayen sosten sostenes sostenia sotana sotanas sotanea sotanean sotanee
sotaneen sotaneo sotera soterrando souping souring sousing sower spanked spanking spanks spared spares sparing sparred
sparring spaying spearing spell spelling spells splay splaying spooning spooring sporing spraining sprang spreeing
sprocket sprockets sprung spurning spurring spying squatted squawked squeaked stagnate stagnated stagnates stagnating
staider staked stance stances standee standout standouts stanza stanzas stared starred stateroom stationed steam
steeped steered steno stenos steroid stewarded stinting stirred stocked stocking stomped stony stooped stored
storeroom storerooms storied stork straight straights strained strait straits strand stranding strands strapped strata
strati stratus strawed strayed straying stream streams streetwise strewed strewth striated stride strides strode
stropped strum strums strut struts strutted student stuns stunting stupid stupids stuttered suadir subasta subastado
subastas subasto subiente subientes subindice subindices subsets subsisto subvenid sucedaneo suckled suckling sudan
sudanes sudar sudor sudores suelen suevo suing sulfura sulfurar sulfure sulfurea sulfureas sulfureo sulfuro sulfurosa
sulfurosas sulfuroso sulfurosos sulfurous sullen sullying sumulas sunning supla suple suplia suplio suplo suponga
supongo supping suppl supple supplies sussing sustain sustains sustancia sustraendo sustraendos swallowing swashing
swatch swattered sweepings swigged swigging swilling swing swiping swizzling tabarra tabarras tabarrera tabarro
tabores tacho tacked tacking tailed taillight taillights tailor tailors tainted tajado talado talar talker talle
tallen tallied tallier talliers tamos taned tanned tapatia tapatias tapatio taped tapetada tapetadas tapetado
tapetados tapiada tapiadas tapiado tapiados tapida tapidas tapido tapidos tapped tappet tappets taques tarado tararon
tared tarumba tasado tasador tater tattled tattler tattlers taunted tazado tealights teapots techa teche techno
tediousness teetotaler teetotalers telar teleras teleros teleta teletas teller tellers tened tenoned teodolito
teodolitos tepid terapeuta terminad terminante terminate terminated terminates terminote terminotes terrain terrains
terrina terrinas terrine terrines terrino terrinos tetrapoda tetrapodas tetrapodo tetrapodos theater therein thinned
thunks tiberio tibiara ticinenses tiddler tiddlers tilda tilde tildes tildo tiled tiler tilled tiller tillers tinned
tintura tiques titilar titillate titillates titled titubara titular tizzy toallero toalleros tobera toberas tocho
toddle toddled toddles toiler toilers toileted toilette toilettes tolda toldas tolde toldes toldo toldos tolera
tolerar toleraros tolere tolero tolled toller tollir tonad toned tongo tooled tootled topad topada topadiza topadizas
topadizo topadizos topado topetada topetadas topetado topeto topetudo topetudos torment tormentar tormented tormento
tormentos tormentosa tormentosas tormentoso tormentosos torments tornead torpedead torpedoed torques totaled
totalities totality totted toughened touring toweled towelette towelettes towering towpath track tracked tracks
traeran train traina trainas trained trainee trainees training trainings trains tramonta tramonte tramonto tramped
trances trans transform transformar transformed transforms transporter trapeado trapitos trapper trapping trappings
trappingss trasformar trecho treeing tremenda tremendas tremendo tremendos trended trepada trepado trepida trepide
trepido trian triaron trien trina trinas trine trines trino trinos trooped trooping troques trotted trouped trouping
trowels trowing truanted truenes truenos tubbier tuber tuberosa tuberosas tuberose tuberoses tuberoso tuberosos
tuberous tullera tullere tundido tuned tupida tupidas tupido tupidos tuques turpitude tutelar twaddler twaddlers
twiddled twilight twilights twilit twilled twined twinned twitch typed tyrannies tyrannous tyranny unadorned unborn
underhand underwent unfolds unhandier unhinging unidor unidoras unidores uninjured unnatural unnaturally untador
untadoras untadores untadura untaduras untarla untaros untrained upholding upreared uprearing upward upwards utilities
vacated vacates vaciamente valeting vallaba valle vallen valse valuaba valuating valva valvas vareada vareado vater
veiling venerador viability vibrating viking vikinga vikingo vikings visaing vising voicing voladera volvi volvia
volvio volvo volvos vuelta vueltas vuelto vueltos vueluda vueludo vuelva vuelve vuelvo vulva vulvae vulvas wacker
wader wafer waffling wager wagged wagging waiter wakened walling wanderer wanderers wanker wares warning warnings
warring wassailing waster wasting watching watery wattled waver waving wearing wearings wearying weaseling wheedler
wheedlers wheezing whelked wherever whingeing whinging whirring whisked whittlers whizzing whooshing whoring wiles
wiling winches winders windrow winging wining wiped wiping wises wisher wishing wising witch witching withdrawn wives
wiving woodlot woodlots woodsiness worrying worryings worsening wracked wracks wrapped wreathing wring wrings written
wrong wrongs wrung yacedor yacedores yearning yearnings yessing yodeled yodeler yodelers yoduran yoduraron yolked
zaleando zallando zalle zallen zapado zapoteca zapotecas zippering zocatas zocatea zocatee zocateo zocatos zoquetes
zullando zullen zutana zutanas zutano zutanos
veces peces
`;
