import type { Language } from '@deedbook/text';
import { fold } from '../language/fold.ts';
import { stemsOf } from './stems.ts';

/*
 * Words for the same thing: what people say, what the source texts say, and what our rule book says. Every line is one
 * thing; a word may be on several lines.
 */
const GROUPS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'fight combat battle war',
    'kill defeat destroy beat slay',
    'monster enemy foe creature orc token marauding',
    'rampaging marauding roaming wandering orc draconum',
    'orc rampaging marauding',
    'hire recruit buy employ',
    'unit soldier troop army follower',
    'hurt wound injury wounded damage harm',
    'heal cure healing healed',
    'xp experience fame points',
    'honor reputation renown',
    'walk move movement go travel step pass',
    'through pass passing',
    'enter entering cost',
    'attack strike hit shoot',
    'ranged bow shoot distance afar',
    'hex space field tile',
    'tile map board',
    'town city capital',
    'castle keep fort fortress',
    'tower mage wizard',
    'church monastery abbey cloister',
    'village hamlet settlement locals',
    'locals interact interacting trade talk',
    'burn torch burning burned',
    'plunder pillage raid loot',
    'rest resting sleep recover',
    'undo back reversible settle settled take',
    'reveal flip turn revealing',
    'deck draw pile',
    'refill refilled replenish',
    'spell magic cast',
    'artifact item relic treasure',
    'reward prize loot treasure',
    'crystal gem stone',
    'mana power energy color',
    'source dice die pool',
    'ko knock knocked out unconscious',
    'retreat withdraw withdrawal flee escape',
    'solo alone dummy',
    'bot dummy automa',
    'first before least',
    'low short fall weak',
    'several one more two multiple many',
    'two several together',
    'learn buy gain study',
    'level up advance',
    'odd 3 5 7 9',
    'even 2 4 6 8',
    'steal rob stealing',
    'player hero opponent character',
    'often once times',
    'give assign',
    'stop block efficient',
    'bonus extra',
    'announce come about end',
  ],
  'pt-BR': [
    'lutar combate combater batalha luta briga',
    'matar derrotar destruir vencer',
    'monstro inimigo criatura',
    'orc irascivel errante saqueador draconum',
    'contratar recrutar comprar empregar',
    'unidade soldado tropa exercito seguidor',
    'ferimento ferida machucado lesao dano ferir',
    'curar cura tratar sarar',
    'experiencia fama xp',
    'honra reputacao',
    'andar mover movimento caminhar ir passar atravessar',
    'ataque atacar golpear acertar',
    'distancia arco longe',
    'hexagono espaco casa',
    'peca mapa tabuleiro terreno',
    'forte fortaleza castelo',
    'torre mago',
    'mosteiro monasterio abadia convento',
    'vilarejo aldeia vila povoado',
    'negociar interagir interacao habitantes',
    'queimar incendiar queima',
    'saquear pilhar saque roubar',
    'roubar furtar roubo',
    'descanso descansar repouso dormir',
    'desfazer voltar irreversivel reverter desfeito',
    'revelar virar abrir',
    'baralho comprar pilha',
    'repor reposta reabastecer completar repoe',
    'feitico magia encantamento',
    'artefato item reliquia',
    'recompensa premio',
    'cristal gema',
    'dado fonte',
    'nocaute nocauteado desmaiar',
    'retirada recuar fugir retirar',
    'solo sozinho ficticio',
    'primeiro menos antes',
    'insuficiente abaixo fraco baixo necessario',
    'varios dois mais',
    'dois varios um',
    'aprender comprar ganhar',
    'veneno venenoso envenenar',
    'paralisador paralisia paralisar',
    'invocar invocado invocacao convocar',
    'rapido agil veloz',
    'usada esgotada gasta',
    'lider lideranca',
    'atribuir dar destinar',
    'deter bloquear eficiente',
    'ganhar obter receber sofrer',
    'guardar inventario maximo',
    'invasao assalto invadir',
    'conjunto vezes ativada ativar',
    'custo custar pagar',
  ],
  it: [
    'combattere combattimento battaglia lotta lottare',
    'uccidere sconfiggere distruggere battere',
    'mostro nemico creatura',
    'orco infuriato errante predone draconum',
    'assumere reclutare comprare',
    'unita soldato truppa esercito',
    'ferita ferito lesione danno ferire',
    'curare cura guarire guarigione',
    'esperienza fama',
    'onore reputazione',
    'camminare muovere movimento andare passare attraversare muovermi',
    'attacco attaccare colpire',
    'distanza arco lontano',
    'esagono spazio casella',
    'tessera mappa plancia terreno',
    'castello fortezza rocca forte',
    'torre magia mago',
    'monastero abbazia convento',
    'villaggio borgo paese',
    'interagire interazione trattare popolazione commerciare',
    'bruciare incendiare bruciato brucio',
    'saccheggiare razziare saccheggio',
    'rubare furto sottrarre',
    'riposo riposare dormire',
    'annullare definitivo tornare disfare riprendere',
    'rivelare scoprire girare',
    'mazzo pescare pila',
    'reintegrare rimpiazzare rifornire reintegra completare',
    'incantesimo magia sortilegio',
    'artefatto oggetto reliquia',
    'ricompensa premio',
    'cristallo gemma',
    'dado fonte',
    'colpo grazia svenire tramortito',
    'ritirata ritirarsi fuggire ritirare',
    'solitario fittizio automa',
    'primo meno prima',
    'basta inferiore debole insufficiente richiesto',
    'piu due diversi vari insieme',
    'due piu un',
    'imparare comprare apprendere',
    'veleno avvelenare velenoso',
    'paralisi paralizzare',
    'evocare evocato evocazione',
    'rapido veloce agile',
    'esausta usata spenta',
    'comandante guida capo leader',
    'assegnare dare',
    'fermare bloccare efficiente',
    'ottenere guadagnare ricevere subire',
    'tenere inventario massimo',
    'assalto assaltare invasione',
    'volte attivare attivata',
    'costo costare pagare',
  ],
};

/** What the form of a question asks for: words that an answer is likely to contain. */
const FORMS: Readonly<Record<Language, readonly (readonly [form: RegExp, adds: string])[]>> = {
  en: [
    [/how often/, 'once'],
    [/cost|price/, 'cost'],
    [/only .*wounds?/, 'nothing but wounds'],
    [/too (?:low|weak|little)/, 'short'],
    [/can i have/, 'never more than'],
  ],
  'pt-BR': [
    [/quantas vezes/, 'uma vez'],
    [/so tenho|so ferimentos/, 'apenas somente'],
    [/posso ter/, 'nunca limite'],
  ],
  it: [
    [/quante volte/, 'una volta'],
    [/solo ferite/, 'soltanto'],
    [/posso avere/, 'mai limite'],
  ],
};

/** A question with the words its form implies. */
export const unfolded = (question: string, language: Language): string => {
  const folded = fold(question);
  return [folded, ...FORMS[language].flatMap(([form, adds]) => (form.test(folded) ? [adds] : []))].join(' ');
};

const tables = new Map<Language, ReadonlyMap<string, ReadonlySet<string>>>();

/** Stems that may stand for a stem. */
export function synonymsOf(stem: string, language: Language): ReadonlySet<string> {
  let table = tables.get(language);
  if (!table) {
    const made = new Map<string, Set<string>>();
    for (const group of GROUPS[language]) {
      const stems = stemsOf(group, language);
      for (const each of stems) {
        const known = made.get(each) ?? new Set();
        for (const other of stems) if (other !== each) known.add(other);
        made.set(each, known);
      }
    }
    table = made;
    tables.set(language, table);
  }
  return table.get(stem) ?? NONE;
}

const NONE: ReadonlySet<string> = new Set();
