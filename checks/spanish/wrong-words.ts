import { type Rule, whole } from './rule.ts';

/** Words that mean something else than they seem to. */
const falseFriends: readonly Rule[] = [
  whole('(?<!«)aseguranzas?(?!»)', 'compañía de seguros'),
  whole('carpetas?', 'alfombra', /folder|binder/i),
  whole('cheque(?:ar|a|an|ado|ada|ando|ó|en|es|amos|arl\\p{L}+|o el|o la)', 'revisar'),
  whole('colaps\\p{L}+', 'caerse'),
  whole('contact(?:ar|e|en|a|an|ó|ado|ando|arl\\p{L}+)|contáct\\p{L}+', 'llamar, escribir'),
  whole(
    'dentro de (?:(?:las?|los|unos|unas) )?(?:(?:primer|próxim|siguiente)\\p{L}* )?(?:\\d[\\d,.]*|un[oa]?|dos|tres|cuatro|cinco|seis|siete|diez|quince|veinte|treinta|sesenta)(?: (?:a|y|o) \\p{L}+| (?:a|o) \\d+)? (?:minuto|hora|día|semana|mes|año)\\p{L}*',
    'en menos de',
  ),
  whole('desaloj\\p{L}+', 'salida, salga', /evict/i),
  whole('dren(?:es)?', 'drenaje'),
  whole('en orden de', 'para'),
  whole('eventualmente', 'con el tiempo'),
  whole('facilidades', 'instalaciones'),
  whole('insolación', 'aislamiento'),
  whole('locaci(?:ón|ones)', 'lugar'),
  whole('moldes?', 'moho'),
  whole('poder principal', 'interruptor principal'),
  whole('reglas? del pulgar', 'regla nuestra'),
  whole('remov(?:er|iendo|ido|ida|ió|erl\\p{L}+)|remuev\\p{L}+|remuév\\p{L}+', 'quitar'),
  whole('respaldo de(?:l)? (?:drenaje|aguas negras)', 'regreso de aguas negras'),
  whole('sever[oa]s?', 'grave'),
  whole('ultimadamente', 'al final'),
  whole('utilidades', 'compañía de servicios públicos', /profit/i),
];

/** Words of the glossary that mean something else here, or nothing. */
const crossed: readonly Rule[] = [
  whole('pipas?', 'tubo, tubería'),
  whole('tuberías? explotadas?', 'tubo reventado'),
  whole('(?:apagar|apague) el agua', 'cerrar el agua'),
  whole('sentido horario', 'hacia la derecha, como las manecillas del reloj'),
  whole('cloacas?', 'línea del drenaje'),
  whole('retretes?', 'excusado (inodoro)'),
  whole('calderas?', 'calentador de agua', /boiler/i),
  whole('muros? secos?', 'tablaroca (sheetrock)'),
  whole('armarios?', 'gabinete, clóset'),
  whole('peritos?|tasador(?:es)?', 'ajustador'),
  whole('evaluación \\(appraisal\\)', 'avalúo (appraisal)'),
  whole('cubrebocas|tapabocas', 'mascarilla N-95'),
  whole('ancian[oa]s?|viejit[oa]s?', 'personas mayores'),
  whole('techos? colgad[oa]s?', 'techo pandeado'),
  whole('evaluaci(?:ón|ones) \\(appraisal\\)', 'avalúo (appraisal)'),
  whole('disyuntor(?:es)?|cortacircuitos?', 'breaker'),
  whole(
    'máquinas?(?! de hielo)',
    'aparato',
    // A machine that computes is none of those that dry.
    /where a machine helps|^a machine$|machine (?:answers|files|looks at)|by (?:a )?machine|one machine cannot/i,
  ),
  whole('movedor(?:es)? de aire', 'ventilador de secado (air mover)'),
  whole('humidificador(?:es)?', 'deshumidificador', /(?<!de)humidifier/i),
  whole('tripulaci(?:ón|ones)', 'cuadrilla'),
  whole('baldes?', 'cubeta'),
  whole('casatenientes?', 'propietario de vivienda'),
  whole('apartamientos?', 'apartamento'),
  whole('insulación', 'aislamiento'),
  whole('toldos?', 'lona'),
  whole('aguas? paradas?', 'agua estancada'),
  whole('gramos por libra', 'granos por libra'),
  whole('emails?|e-mails?', 'correo electrónico'),
  whole('aviso legal', 'información general, no asesoría legal'),
];

/** Spain, and the machine. */
const elsewhere: readonly Rule[] = [
  whole('grifos?', 'llave'),
  whole('fontaner\\p{L}+', 'plomero'),
  whole('lejías?|lavandina', 'cloro'),
  whole('ordenador(?:es)?', 'computadora'),
  whole('(?:teléfono )?móvil(?:es)?(?<!casas? móvil(?:es)?)', 'teléfono, celular', /mobile home|manufactured/i),
  whole('aparcar|aparca\\p{L}+', 'estacionar'),
  whole('enchufad[oa]s?', 'conectado'),
  whole('tejados?', 'techo de la casa'),
  whole('hormigón', 'concreto'),
  whole('amiantos?', 'asbesto'),
  whole('ha(?:ga|z|cer) clic', 'toque, oprima'),
  whole('pulse|ingrese', 'oprima, escriba'),
  whole('desafortunadamente|lamentablemente', 'say it straight'),
];

/** Words that no Spanish page prints. */
export const wrongWords: readonly Rule[] = [...falseFriends, ...crossed, ...elsewhere];

/** Words that are right in one sense and wrong in another: a person reads the sentence. */
export const doubtfulWords: readonly Rule[] = [
  whole('actual(?:es|mente)?', 'real?', /now|current|today|present/i),
  whole('aplicar|aplique|aplica|aplicación', 'solicitar?', /\bappl(?:y|ies|ied) (?:to|a|the)/i),
  whole('asist(?:ir|e|an|encia)', 'ayudar?', /assistance/i),
  whole('asum(?:ir|a|e|imos)', 'dar por hecho?'),
  whole('consistentes?', 'parejo, constante?'),
  whole('dirección', 'indicación?', /address|direction/i),
  whole('formas?', 'formulario?', /\b(?:shape|way|form)s?\b/i),
  whole('fundaci(?:ón|ones)', 'cimientos?'),
  whole('introducir|introduzca', 'presentar, escribir?'),
  whole('posici(?:ón|ones)', 'lugar, puesto?'),
  whole('propietari[oa]s?(?! de (?:la )?vivienda)', 'propietario de vivienda?'),
  whole('realizar|realiza|realice', 'darse cuenta, hacer?'),
  whole('recetas?', 'recibo?', /prescri/i),
  whole('remedios?', 'eliminación?'),
  whole('reportes?', 'informe?'),
  whole('sanitari[oa]s?', 'excusado?'),
  whole(
    'segur[oa]s?(?! (?:de|contra|nacional|público))(?<!(?:compañías?|póliza|aviso|código|departamento) de seguros?)',
    'sin peligro, or insurance?',
    /insur|policy|polic|claim/i,
  ),
  whole('sensibles?', 'delicado?', /sensitive/i),
  whole('soport(?:ar|a|e|an)', 'apoyar, aguantar?'),
  whole('suplir|suple', 'surtir?'),
  whole(
    'techos?(?! (?:del? (?:la |el |su )?\\p{L}+|pandeado|mojado|falso|de abajo))',
    'del cuarto, de la casa, pandeado?',
  ),
  whole('tópicos?', 'tema?'),
  whole('vacunas?(?! contra el tétanos)', 'aspiradora?', /shot|vaccin/i),
  whole('yardas?', 'patio?', /yards? of|cubic/i),
  whole('demandas?', 'reclamación?', /\bsu(?:e|it)|demand/i),
  whole('descarga de choque|choques?', 'descarga eléctrica?', /crash/i),
  whole('por favor', 'the order alone?'),
  whole('habitaci(?:ón|ones)', 'cuarto?'),
  whole('bajar|baje el archivo', 'descargar?', /lower|fall|drop|down|bring|go/i),
];
