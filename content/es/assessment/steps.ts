/** What each step of an answer says. `{thing}` is the thing that leaks, with its article and «de». */
export const steps = {
  'call-911-touch-nothing':
    'Llame al 911 ya. No pise el agua ni el piso mojado. No toque a quien recibió una descarga hasta que corten la luz. Si ya no toca la corriente, está fuera del agua y no respira, apriete ya fuerte y rápido en el centro del pecho; el 911 cuenta con usted.',
  'call-911-water':
    'Llame ya al 911 y haga lo que le digan. ¿Hay alguien en el agua? Alcáncele un palo o aviéntele algo que flote; no se meta. ¿El agua puede tener corriente? No toque nada hasta que corten la luz.',
  'stroke-call':
    'Llame al 911 ya: puede ser una embolia. Diga a qué hora vio bien a la persona por última vez. No le dé nada por la boca: ni comida, ni agua, ni pastillas. No la deje sola.',
  'pinned-call':
    'Llame al 911 ya y diga que alguien está prensado. No levante lo que tiene encima, a menos que lo alcance el fuego o el agua. Háblele. Que nadie se acerque a lo que se puede caer.',
  'medical-call':
    'Llame al 911 ya. Diga qué ve, desde cuándo, y si faltó alguna medicina o tratamiento. No deje sola a la persona, que no se mueva, y fíjese si respira bien.',
  'elsewhere-call':
    'Llame al 911 ya por la persona que puede necesitar ayuda. Diga dónde está o dónde la vieron, cuántos son, qué edad tienen y si pueden caminar. Si nadie abre la puerta, pida que vayan a ver cómo está. No se meta al agua por nadie.',
  'fumes-call-911':
    'Saque a todos al aire libre ya, también a las mascotas, y llame al 911. Nunca entre por alguien que se desmayó. No regrese a enjuagar, ventilar ni apagar nada.',
  'light-keep-out':
    'Sálgase de ese cuarto, y que nadie se ponga debajo de la lámpara: el techo se puede caer. No toque el apagador ni el foco. Si zumba o echa humo o chispas, salgan y llame al 911.',
  'away-tell':
    'Usted no está ahí: llame ya a quien esté en la casa y léale estos pasos. Si no hay nadie, mande a alguien que pueda llamarle desde afuera.',
  'child-call':
    'Llame al 911 ya. Diga su dirección, cuántos años tiene y qué pasó, y no cuelgue. Salga o vaya con un vecino si ve humo, chispas o agua cerca de una lámpara o un enchufe.',
  'child-grown-up': 'Llame a su mamá, a su papá o a otro adulto de confianza. De la casa se encargan los adultos.',
  'current-get-clear':
    'Si siente cosquilleo o toques, salga ya del agua y del piso mojado. Al salir no roce metal, llaves, cables ni apagadores.',
  'person-tell-911': 'Diga al 911 quién está herido o enfermo y dónde está. No cuelgue y haga lo que le digan.',
  'child-look-in-water':
    'Busque primero en el agua, arriba y hasta el fondo: alberca, tina, zanja, arroyo. Que alguien llame al 911 al mismo tiempo.',
  'roof-stay-up':
    'Llame al 911 ya y diga cuántos son. Quédense todos juntos arriba, en el techo. Hagan señas con una luz o una tela de color vivo. Cuide la pila del teléfono.',
  'car-get-up':
    'Llame al 911 ya. Abra una ventana mientras se pueda. Si el agua sube en el carro, salga por la ventana, súbase al techo del carro y agárrese bien.',
  'trapped-go-up':
    'Llame al 911 ya: diga cuántos son, en qué parte de la casa están y quién necesita más ayuda. Suba al piso más alto, nunca a un ático cerrado. Al techo, solo si no hay de otra. Haga señas con una luz o una tela de color vivo, y cuide la pila del teléfono.',
  'attic-get-out':
    'Llame al 911 ya y diga que están en el ático y cuántos son. Si pueden, salgan al techo por una ventana, una rejilla o un hoyo que hagan. Nunca se queden en un ático cerrado. Hagan señas con una luz o un trapo de color.',
  'breathing-power-call':
    'Llame al 911 ya y diga que se va a apagar el aparato con que respira y cuántos minutos quedan. No lo deje solo; tenga a la mano el ambú o el tanque.',
  'sudden-illness-call':
    'Llame al 911 ya. Si de pronto está confundido, habla raro, se le cae un lado de la cara o cuesta despertarlo, es emergencia, aunque diga que nomás está cansado. También si tiene rayas rojas o fiebre por una herida. Nada de comer ni beber, y nada de baño caliente. No lo deje solo.',
  'heat-cool':
    'Llame al 911 ya: puede ser un golpe de calor. Lleve a la persona a la sombra o a un lugar fresco, quítele ropa y refrésquela con agua o trapos mojados hasta que llegue la ayuda. No la deje sola.',
  'wet-floor-keep-off':
    'No pise el piso ni la alfombra mojados: un cable, una extensión o un aparato puede darles corriente. No lo toque ni lo desenchufe.',
  'structure-out-now':
    'Saque ya a todos de ese cuarto y de los de junto, y de la casa si sigue tronando o moviéndose. Llame al 911 desde afuera. Que nadie duerma ahí ni debajo.',
  'sleeper-carry-out':
    'Saque a todos de ese cuarto ya, cargando también a quien duerme, cierre la puerta y llame al 911. No regresen por nada.',
  'water-reach-throw': 'Llame al 911 ya. Alcáncele un palo o aviéntele algo que flote. No se meta por nadie.',
  'breathing-help':
    'Llame al 911 ya y ponga el altavoz. Si alguien no despierta o no respira bien, el 911 le dice cómo darle reanimación (RCP).',
  'breathing-sit-up':
    'Llame al 911 ya. Ayude a la persona a sentarse donde haya aire fresco. Si tiene su inhalador, que lo use.',
  'chest-sit-down':
    'Llame al 911 ya. Que la persona deje todo, se siente y descanse. Dele aspirina u otra cosa solo si se lo dice el 911.',
  'bleeding-press': 'Llame al 911 ya. Apriete fuerte la herida con un trapo limpio y no deje de apretar.',
  'head-keep-still':
    'Llame al 911 ya. No mueva a quien se cayó o se golpeó la cabeza, el cuello o la espalda, a menos que ahí corra peligro.',
  'chilled-warm': 'Llame al 911 ya. Quítele la ropa mojada, tape a la persona con cobijas secas y que no se mueva.',
  'birth-call': 'Llame al 911 ya: viene un bebé. Diga qué calles están inundadas, no cuelgue y haga lo que le digan.',
  'ill-call':
    'Llame al 911 ya si alguien está confundido, muy dormido, sin aire o con mucha fiebre, o si lo rojo o el dolor de una herida avanza. Si no, llame hoy a un doctor o al centro de control de envenenamientos, {poisonHelp}.',
  'fumes-fresh-air':
    'Saque a todos al aire libre ya, también a las mascotas. No regrese a enjuagar, ventilar ni apagar nada. Si a alguien le cuesta respirar o no despierta, llame al 911.',
  'fumes-poison-help':
    'Ya afuera, llame al centro de control de envenenamientos, {poisonHelp}, de día o de noche. Diga qué se mezcló, se respiró o se tragó.',
  'crisis-call':
    'Llame al {crisisLine} ya y oprima el {spanishKey} para español, o mande la palabra AYUDA al {crisisLine} por mensaje de texto. Alguien lo escucha, de día y de noche. Si una vida corre peligro ahora mismo, llame al 911. La casa puede esperar.',
  'battery-leave':
    'Saque a todos de la casa ya, por otro lado si la batería está junto a la puerta, y quédense a {batteryFeet} pies o más. Llame al 911 y diga si es un carro eléctrico o una batería que estuvo bajo el agua. No la toque, no la enjuague, no la mueva ni la cargue, y no vuelva a entrar.',
  'confined-stay-out':
    'Alto. Que nadie baje por la persona, ni con cuerda: el aire malo de una cisterna, una fosa, un pozo, un drenaje o debajo de la casa tumba al que entra detrás. Llame al 911 ya y diga que alguien está abajo. Que nadie se acerque a la boca.',
  'shut-in-call':
    'Llame al 911 ya y diga que hay gente atrapada. Diga dónde, cuántos son y si está entrando agua. Hábleles desde afuera. Si usted está atrapado, súbase arriba del agua y siga tocando. No baje al foso ni reinicie la luz del elevador.',
  'burn-cool':
    'Llame al 911 ya si la quemadura es grande, en la cara o de un niño. Quítense del agua caliente. Moje la quemadura con agua fresca de la llave. Quite los anillos. Cúbrala sin apretar. Nada de hielo.',
  'battery-stay-away':
    'Quédese a {batteryFeet} pies o más de la batería o del carro eléctrico mojado. No lo cargue, no lo prenda ni lo mueva. Si silba, echa humo o arde, llame al 911.',
  'bite-call':
    'Aléjese de la víbora o de los insectos. Llame al 911 ya si fue una víbora, o si hay hinchazón, falta de aire o desmayo. Si lo picó a usted, no se mueva; si fue a otra persona, que no se mueva. Quite anillos, reloj y el zapato de ese lado antes de que se hinche. No corte, no chupe, no ponga hielo ni amarre.',
  'panel-hands-off':
    'No se acerque a la caja de breakers ni la toque. Si zumba, echa chispas o humo, o está caliente, salga y llame primero al 911. Si nada más está mojada, pida a la compañía de luz que corte la luz en el medidor.',
  'panel-call-911':
    'Saque a todos ya y llame al 911 desde afuera. No toque la caja de breakers ni se acerque. Después pida a la compañía de luz que corte la luz en el medidor.',
  'gas-no-relight':
    'No vuelva a prender un calentador, calefacción o estufa de gas que se mojó. Antes, que lo revise un técnico con licencia. Si huele a gas, salga y luego llame.',
  'arcing-leave':
    'Puede haber fuego dentro de la pared. Saque a todos, cierre la puerta y llame al 911 desde afuera. No le eche agua.',
  'call-911-now': 'Llame al 911 ya. Diga dónde está la persona y qué ve, no cuelgue y haga lo que le digan.',
  'child-go-out': 'Si es niño o niña: salga o vaya con un vecino ya, y busque a un adulto. Deje todo como está.',
  'line-stay-away':
    'Si está adentro, quédese adentro, a menos que haya humo, fuego o gas. No pise el piso mojado y avise que nadie se acerque. Afuera, quédese a {lineFeet} pies o más del cable, y más lejos si el suelo está mojado. Nunca maneje sobre el cable ni por agua que esté cerca.',
  'line-animal-stay-back':
    'Que nadie se acerque al cable, a la cerca, al charco ni al animal, ni con escoba. Quédense a {lineFeet} pies o más, y más lejos si el suelo está mojado, y llame al 911.',
  'line-stay-in-car':
    '¿Un cable toca su carro? Quédese adentro y avise que nadie se acerque. Si el carro se quema: salte lejos con los pies juntos, sin tocar el carro y el suelo al mismo tiempo, y aléjese arrastrando los pies.',
  'line-jump-clear':
    'Salga del carro que se quema de un salto, con los pies juntos, sin tocar el carro y el suelo al mismo tiempo. Aléjese arrastrando los pies, y llame al 911.',
  'fire-leave':
    'Salga ya con todos, por otro lado si el fuego o la batería está junto a la puerta. De paso, despierte a quien esté dormido. No se lleve nada, cierre las puertas al salir y llame al 911 desde afuera.',
  'fire-stay-out':
    'No vuelva a entrar hasta que los bomberos lo permitan. Si alguien se quedó adentro, no regrese: dígale al 911 en qué parte está.',
  'gas-leave':
    'Salga ya y llévese a todos; de paso, despierte a quien esté dormido. Nunca baje ni entre por alguien que se desmayó. No prenda ni apague nada, y no encienda ningún fuego.',
  'gas-call-outside':
    'Ya afuera y lejos de la casa, llame al 911 o a la compañía de gas. Si alguien se quedó adentro, no regrese: dígale al 911 en qué parte está. Entre solo cuando le digan que puede.',
  'air-go-out':
    'Saque a todos al aire libre ya, también a las mascotas, despierte de paso a quien esté dormido y llame al 911. Nunca baje ni entre por alguien que se desmayó. Diga al 911 si a alguien le duele la cabeza, o si tiene mareo, náusea o confusión.',
  'air-open-outside':
    'Llame al 911 ya. Si usted está adentro, salga. No se meta por nadie: abra el portón desde afuera. Saque a la persona al aire libre solo si la alcanza sin meterse.',
  'air-stay-out':
    'Quédese afuera hasta que los bomberos le digan que puede entrar. No regrese a apagar el motor. Abrir puertas y ventanas no basta. Si alguien se quedó adentro, no regrese: dígale al 911 en qué parte está.',
  'water-stay-out': 'No entre al agua. No toque nada eléctrico que esté mojado.',
  'power-off-dry':
    'Corte la luz solo si llega a la caja de breakers por un lugar seco, y la caja está seca y no hace ruido. Si no, pida a la compañía de luz que la corte en el medidor.',
  'power-company-off': 'Pida a la compañía de luz que corte la luz en el medidor. No vaya a la caja de breakers.',
  'ceiling-keep-out':
    'Que nadie se ponga debajo de un techo pandeado ni pise un piso que se hunde: se puede caer. No pique el techo del cuarto. No toque ahí luces, ventilador ni apagador.',
  'structure-leave':
    'Saque a todos y llame al 911 si las grietas crecen, la casa cruje o las puertas se empiezan a atorar.',
  'higher-ground':
    'Si el agua sube o va corriendo, váyase a un lugar alto. Si no puede salir sin peligro, llame al 911. Nunca camine ni maneje por agua en movimiento, tampoco en un vado.',
  'flooded-rooms-keep-out':
    'No entre a los cuartos inundados hasta que corten la luz y el gas. Cuidado con las víboras y con postes y vigas dañados.',
  'dirty-water-keep-out':
    'Que nadie se meta al agua sucia: saque primero a los niños y a las mascotas. Si le mojó la piel, lávela con jabón y agua limpia.',
  'drains-stop':
    'No use el excusado (inodoro). No use la tina, el lavabo ni la lavadora. Antes hay que destapar el drenaje.',
  'sewer-plumber': 'Llame a un plomero para que destape la línea del drenaje. Si renta, llame al dueño o al encargado.',
  'people-first':
    'Saque primero de los cuartos mojados o con moho a los niños pequeños, a las personas mayores o enfermas y a quien espera un bebé. Que no ayuden a limpiar.',
  'breathing-machine':
    '¿Alguien usa oxígeno o un aparato que necesita luz? Lleve ya a esa persona a un cuarto seco. Si el aparato se puede parar, llame al 911.',
  'material-leave-alone':
    'No raspe, no lije, no corte ni quite nada viejo: techo, piso, pared o pintura. Que antes un experto lo mande analizar.',
  'water-company-off': 'Si el agua viene de un tubo, pida a la compañía del agua que la cierre desde la calle.',
  'valve-if-safe':
    'Si no huele a gas ni a humo y llega por un lugar seco, cierre la llave principal del agua. Si no, pida a la compañía del agua que la cierre desde la calle.',
  'main-valve-close':
    'Cierre la llave principal del agua. Casi siempre está junto al medidor o donde el tubo entra a la casa. Si no la encuentra o no cierra, llame a la compañía del agua.',
  'neighbor-tell': 'Avise ya al vecino de donde sale el agua, o al encargado, para que allá la cierren.',
  'fixture-stop':
    'Si llega por un lugar seco, cierre la llave de paso {thing}: gírela hacia la derecha hasta que tope. Si no llega o el agua no para, cierre la llave principal, que casi siempre está junto al medidor o donde el tubo entra a la casa.',
  'water-stop': 'Vea que el agua esté cerrada. Cierre la llave de paso de donde sale el agua o la llave principal.',
  'appliance-off':
    'Cierre la llave de paso {thing} si llega por un lugar seco. Desconecte el aparato solo si la clavija y sus manos están secas.',
  'heater-off':
    'Apague también el calentador de agua, en su breaker o en su perilla de gas, si llega por un lugar seco.',
  'cooling-off': 'Apague el aire acondicionado en el control de la pared. Así ya no echa más agua.',
  'rain-block':
    'Ponga toallas enrolladas en la puerta o la ventana por donde entra la lluvia. Quite de lo mojado los tapetes y las cosas.',
  'heater-pressure':
    'Saque a todos ya, lejos de la pared del calentador de agua (boiler), y llame al 911 desde afuera. No toque el boiler, ni el tapón, ni las llaves, ni el breaker, ni el agua caliente: puede reventar.',
  'snake-stand-back':
    'Aléjese de la víbora, que no se acerquen niños ni mascotas, y deje que se vaya. No trate de atraparla. Si muerde a alguien, llame al 911.',
  'rain-catch':
    'No se suba al techo de la casa, ni para poner una lona. Arrime una cubeta desde un lado. Hágalo solo donde el techo está parejo y no hay lámpara ni ventilador mojado. Retire las cosas de ahí.',
  'roof-stay-off': 'No se suba al techo de la casa, ni para poner una lona. Que un techador (roofer) tape el hoyo.',
  'fan-off': 'Si llega por un lugar seco, apague el ventilador. El aire riega los gérmenes por la casa.',
  'dirty-water-leave': 'Saque del agua a personas y mascotas, y que nadie vuelva a entrar.',
  'rooms-keep-out':
    'No entre a un cuarto donde el agua pueda tocar enchufes, cables o la caja de breakers. Pida a la compañía de luz que corte la luz en el medidor.',
  'call-once-safe': 'Cuando todos estén a salvo, llame a un profesional.',
  'crew-once-safe': 'Cuando todos estén a salvo, llame a un profesional. La limpieza no la haga por su cuenta.',
  'house-can-wait': 'Deje la casa para después. Puede esperar hasta que usted esté listo.',
  'power-keep-away':
    'No toque enchufes, cables ni aparatos mojados. Corte la luz solo si llega a la caja de breakers por un lugar seco, y la caja está seca y no hace ruido.',
  'call-in-one-hour': 'Llame a un profesional ya, en menos de {emergencyHours} hora.',
  'crew-in-one-hour':
    'Llame a un profesional ya, en menos de {emergencyHours} hora. Este trabajo no lo haga por su cuenta.',
  'call-in-four-hours': 'Llame a un profesional en menos de {highHours} horas.',
  'call-while-running': 'Llame a un profesional ahora: el agua sigue saliendo.',
  'call-today':
    'Llame hoy a un profesional: para secar tanto en {dryFromHours} a {dryToHours} horas hace falta más equipo del que hay en una casa.',
  'call-if-source-unknown':
    'Averigüe de dónde viene el agua. Si no se sabe, o tal vez no es limpia, no la pise y llame ya a un profesional.',
  'call-if-worse': 'Si se extiende, o no se seca en {dryFromHours} a {dryToHours} horas, llame a un profesional.',
  'call-if-unclear': '¿Todavía tiene dudas? Llámenos, o llame a otro profesional, y diga qué ve, qué oye y qué huele.',
  'electrician-check': 'Que un electricista con licencia revise lo mojado antes de volver a conectar la luz.',
  'engines-outdoors':
    'Use motores, generadores y asadores solo afuera, nunca en la cochera, aunque esté abierta, ni en un porche. Que queden a {engineFeet} pies o más de la casa y de cada puerta, ventana y rejilla, con el escape hacia otro lado.',
  'generator-never-plug-in':
    'Nunca conecte un generador a un enchufe de la pared: puede matar a un trabajador de la luz.',
  'heating-cooling-off':
    'Apague la calefacción y el aire acondicionado si llega al control por un lugar seco. Así el aire no lleva la suciedad a otros cuartos.',
  'skin-wash': 'Si el agua le mojó la piel, lávela con jabón y agua limpia. Si hay una cortada, vaya al doctor.',
  'pictures-from-dry':
    'Tome fotos desde un lugar seco. Pida a la cuadrilla que guarde muestras de lo que se tira, como la alfombra, para el ajustador.',
  'pictures-first': 'Tome fotos antes de mover algo y apunte cuándo lo encontró. Guarde los recibos.',
  'well-test':
    'Si esa agua llegó a un pozo privado: no tome, no cocine, no se lave los dientes ni se bañe con agua del pozo hasta que un laboratorio diga que está limpia.',
  'mold-bleach':
    'El cloro no es remedio de rutina para el moho. Talle con agua y jabón lo duro, como el azulejo, con mascarilla N-95 y guantes, y séquelo bien. Nunca mezcle cloro con amoniaco ni con otro limpiador.',
  'mold-no-fans':
    'No use ventilador, clima ni calefacción donde puede haber moho. Lo riegan por la casa. Si se acerca al moho, use guantes y mascarilla N-95.',
  'gloves-and-boots':
    'Para limpiar, use guantes y botas, que no se acerquen niños ni mascotas, y lávese las manos después.',
  'pets-out': 'Saque a las mascotas de los cuartos mojados y láveles las patas si tocaron el agua.',
  'landlord-tell': 'Avise hoy por escrito al dueño de la vivienda o al encargado, con fotos.',
  'used-water-out':
    'Donde no haya enchufes ni cables mojados, póngase guantes y saque el agua con trapeador o cubeta. Use la aspiradora de agua solo si la conecta a un enchufe seco y usted está parado donde esté seco. Lleve lo seco a un cuarto seco.',
  'unknown-water-leave':
    'Deje el agua como está hasta que se sepa que es limpia, y que no la pisen personas ni mascotas. Donde no haya enchufes ni cables mojados, lleve lo seco a un cuarto seco.',
  'spill-mop':
    'Seque el agua ya con trapeador o toallas, antes de que alguien se resbale. Que no llegue a enchufes ni cables.',
  'water-out':
    'Saque el agua con toallas o trapeador. Use una aspiradora de agua, nunca la común, y solo si la conecta a un enchufe seco y usted está parado donde esté seco. Levante del piso mojado los muebles y tapetes.',
  'dry-with-fans':
    'Empiece a secar ya con ventiladores y un deshumidificador. Conéctelos a un enchufe seco, parado donde esté seco. No use ventilador donde se vea moho.',
  'carpet-check':
    'Levante una esquina de la alfombra: si el acolchado está mojado, se saca; la alfombra puede quedarse.',
  'wood-dry-slowly':
    'Seque el piso de madera con un trapo y luego despacio. No le ponga calefactor ni lije nada hasta que seque por dentro.',
  'pad-goes': 'El acolchado de la alfombra y el aislamiento mojados casi siempre se tienen que tirar.',
  'things-lift': 'Levante del piso las cosas mojadas y póngalas a secar una por una.',
  'pump-slowly':
    'No saque el agua del sótano con bomba mientras la inundación cubra el suelo de afuera. Cuando ya no lo cubra, baje el agua un pie, marque el nivel y espere toda la noche: si se vacía muy rápido, las paredes se pueden caer.',
  'crawl-keep-out': 'No entre debajo de la casa (crawl space): ahí hay cables, aire malo y animales.',
  'if-it-runs-now':
    'Si está pasando ahora: primero ponga a todos a salvo, llame al 911 si hay peligro de muerte, y escriba lo que ve.',
  'valve-learn': 'Busque hoy la llave principal del agua, vea que gire y enséñela a todos en casa.',
  'policy-ask':
    'Pregunte a su compañía de seguros qué paga su póliza. La póliza de la casa casi siempre deja fuera las inundaciones.',
  'emergency-plan': 'Tenga en papel los números de la compañía de luz, de gas y de agua, con una linterna a la mano.',
  'old-damp-look': 'Busque manchas, partes blandas, zoclos hinchados y olor a humedad donde se mojó.',
  'old-papers-ask':
    'Pida el registro del secado, lo que marcó el medidor de humedad y las facturas de esa reparación. Si va a vender, pregunte a su agente qué tiene que declarar, y entregue el certificado de la limpieza de moho si lo hay.',
  'moisture-measure': 'Pida que un profesional mida la humedad de las paredes y los pisos.',
  'meter-read':
    'Cierre todas las llaves y apague lo que usa agua. Luego mire el medidor del agua. Si se mueve, hay una fuga: vea primero los excusados.',
  'check-danger':
    'Primero vea si hay peligro. Alguien herido, enfermo, confundido, con una descarga, atrapado o perdido, que no contesta o cuesta despertar: llame al 911 ya. No se meta por él, y no lo mueva si no lo alcanzan el fuego, los vapores o el agua. Humo, olor a gas, vapores, o algo caliente, hinchado o que chilla: salgan, y luego llame al 911. Si alguien piensa en hacerse daño, llame al {crisisLine}. No pise un piso blando ni se acerque a enchufes mojados o a un cable caído.',
  'tell-more': 'Si algo está mojado, diga de dónde viene el agua, cuánta hay y qué toca.',
  'guides-read': 'Nuestras guías y la página de preguntas hablan de cómo secar, de costos y de seguros.',
  'line-overhead-clear':
    'No suba. Que nadie se acerque a los cables, ni con escalera, andamio, tubo o antena. Llame a la compañía de luz antes de trabajar ahí. Si algo toca un cable, no se acerque y llame al 911.',
  'line-keep-clear':
    'Quédese a {lineFeet} pies o más del cable, y más lejos si el suelo está mojado. Que nadie se acerque. Nunca maneje sobre el cable ni por agua que esté cerca.',
  'ceiling-wet-keep-out':
    'Que nadie se ponga debajo de un techo mojado, aunque gotee poco: se puede caer. No toque ahí la luz, el ventilador ni el apagador. No trapee ni mueva muebles ahí abajo. No ponga ventiladores.',
  'ceiling-water-stop':
    'Que nadie use arriba el excusado, el lavabo, la tina ni la lavadora. Cierre la llave principal del agua si llega por un lugar seco y sin pasar debajo de ese techo. Si no, pida a la compañía del agua que la cierre desde la calle.',
  'ceiling-water-company':
    'Que nadie use el agua en el piso de arriba: ni baño, ni lavadora. Llame a la compañía del agua para que la cierre desde la calle.',
  'ceiling-breaker-off':
    'Apague el breaker de la lámpara y el ventilador de ese techo solo si la caja está seca, no hace ruido y usted llega por un piso seco. Si no, pida a la compañía de luz que corte la luz en el medidor.',
  'breathing-watch':
    'Si alguien no puede respirar bien, llame al 911. El moho puede empeorar el asma: que esa persona no entre a ese cuarto.',
  'dry-once-clean':
    'Cuando se sepa que el agua es limpia, empiece a secar con ventiladores y un deshumidificador. Conéctelos a un enchufe seco, parado donde esté seco.',
  'price-range':
    'Los precios publicados para secar un cuarto van de unos {cleanCostFrom} a {cleanCostTo} por pie cuadrado si el agua es limpia, y hasta {blackCostTo} con aguas negras o inundación. La reparación es aparte. Ponga su cuarto en la calculadora de costos para ver un rango.',
  'price-visit': 'Para un precio de verdad, pida una inspección gratis. El rango de una página no es un presupuesto.',
  'mold-may-remain':
    'Sí, todavía puede haber moho si la casa no se secó en {dryFromHours} a {dryToHours} horas, casi siempre donde no se ve. Búsquelo como decimos abajo y pida que midan la humedad. Si todo se secó en ese tiempo, es poco probable.',
} as const;
