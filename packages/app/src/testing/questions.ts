import type { Language } from '@deedbook/text';

/** A question as players ask it, and the rules of the rule book that answer it. */
interface Question {
  readonly asked: Readonly<Record<Language, string>>;
  readonly rules: readonly string[];
}

export const QUESTIONS: readonly Question[] = [
  {
    asked: {
      en: 'can I block with a ranged attack?',
      'pt-BR': 'posso bloquear com um ataque à distância?',
      it: 'posso bloccare con un attacco a distanza?',
    },
    rules: ['CMB-BLK-04', 'CMB-RNG-03', 'CMB-RNG-15', 'CRD-23', 'CMB-RNG-04'],
  },
  {
    asked: {
      en: 'how many cards do I draw at the end of my turn?',
      'pt-BR': 'quantas cartas eu compro no fim do meu turno?',
      it: 'quante carte pesco alla fine del turno?',
    },
    rules: ['END-DRAW-01', 'END-10', 'END-DRAW-02'],
  },
  {
    asked: {
      en: 'what happens if my deck runs out while drawing?',
      'pt-BR': 'o que acontece se o meu baralho acabar enquanto compro cartas?',
      it: 'che succede se il mazzo finisce mentre pesco?',
    },
    rules: ['END-DRAW-03', 'RND-ORD-12'],
  },
  {
    asked: {
      en: 'can I play a wound sideways?',
      'pt-BR': 'posso jogar um ferimento de lado?',
      it: 'posso giocare una ferita di traverso?',
    },
    rules: ['CRD-09', 'CRD-30', 'CMB-BLK-05'],
  },
  {
    asked: {
      en: 'can a sideways card be powered with mana?',
      'pt-BR': 'posso amplificar com mana uma carta jogada de lado?',
      it: 'posso potenziare con il mana una carta giocata di traverso?',
    },
    rules: ['CRD-31'],
  },
  {
    asked: {
      en: 'can I use gold mana at night?',
      'pt-BR': 'posso usar mana dourado à noite?',
      it: 'posso usare il mana oro di notte?',
    },
    rules: ['MAN-08', 'SRC-04', 'MAN-10'],
  },
  {
    asked: {
      en: 'can black mana be used by day?',
      'pt-BR': 'dá para usar mana preto de dia?',
      it: 'si può usare il mana nero di giorno?',
    },
    rules: ['MAN-08', 'SRC-04', 'SRC-06'],
  },
  {
    asked: {
      en: 'how many crystals can I keep?',
      'pt-BR': 'quantos cristais posso guardar?',
      it: 'quanti cristalli posso tenere?',
    },
    rules: ['MAN-03', 'MAN-05', 'REW-01'],
  },
  {
    asked: {
      en: 'how many dice of the source may I use each turn?',
      'pt-BR': 'quantos dados da fonte posso usar por turno?',
      it: 'quanti dadi della fonte posso usare per turno?',
    },
    rules: ['TRN-10', 'SRC-02'],
  },
  {
    asked: { en: 'what is a depleted die?', 'pt-BR': 'o que é um dado esgotado?', it: "che cos'è un dado esaurito?" },
    rules: ['SRC-04', 'SRC-05'],
  },
  {
    asked: {
      en: 'how much does it cost to explore a new tile?',
      'pt-BR': 'quanto custa explorar uma nova peça?',
      it: 'quanto costa esplorare una nuova tessera?',
    },
    rules: ['EXP-01', 'EXP-12'],
  },
  {
    asked: {
      en: 'can I explore without moving?',
      'pt-BR': 'posso explorar sem me mover?',
      it: 'posso esplorare senza muovermi?',
    },
    rules: ['EXP-12', 'TRN-16'],
  },
  {
    asked: {
      en: 'can I move after a fight?',
      'pt-BR': 'posso me mover depois de um combate?',
      it: 'posso muovermi dopo un combattimento?',
    },
    rules: ['TRN-15', 'CMB-GEN-16'],
  },
  {
    asked: {
      en: 'can I fight and interact in the same turn?',
      'pt-BR': 'posso lutar e interagir no mesmo turno?',
      it: 'posso combattere e interagire nello stesso turno?',
    },
    rules: ['TRN-15', 'TRN-20', 'CMB-GEN-16', 'INT-12', 'TRN-19'],
  },
  {
    asked: {
      en: 'what does it cost to enter a forest at night?',
      'pt-BR': 'quanto custa entrar em uma floresta à noite?',
      it: 'quanto costa entrare in una foresta di notte?',
    },
    rules: ['MOV-04'],
  },
  {
    asked: {
      en: 'when do I provoke a rampaging enemy?',
      'pt-BR': 'quando eu provoco um inimigo irascível?',
      it: 'quando provoco un nemico infuriato?',
    },
    rules: ['RAM-03', 'RAM-06', 'RAM-05'],
  },
  {
    asked: {
      en: 'can I walk through another hero?',
      'pt-BR': 'posso passar pelo espaço de outro herói?',
      it: 'posso attraversare lo spazio di un altro eroe?',
    },
    rules: ['FIG-01', 'FIG-02'],
  },
  {
    asked: {
      en: 'can I enter a space with orcs?',
      'pt-BR': 'posso entrar em um espaço com um inimigo irascível?',
      it: 'posso entrare in uno spazio con un nemico infuriato?',
    },
    rules: ['RAM-02', 'RAM-01'],
  },
  {
    asked: { en: 'what is a safe space?', 'pt-BR': 'o que é um espaço seguro?', it: "che cos'è uno spazio sicuro?" },
    rules: ['SAF-01', 'SAF-02'],
  },
  {
    asked: {
      en: 'how many wounds do I get from a forced withdrawal?',
      'pt-BR': 'quantos ferimentos recebo em uma retirada forçada?',
      it: 'quante ferite prendo in una ritirata forzata?',
    },
    rules: ['FWD-02', 'FWD-01'],
  },
  {
    asked: {
      en: 'do wounds from a withdrawal count for a knock-out?',
      'pt-BR': 'ferimentos da retirada forçada contam para o nocaute?',
      it: 'le ferite della ritirata contano per il colpo di grazia?',
    },
    rules: ['FWD-06', 'CMB-KO-03', 'CMB-KO-02'],
  },
  {
    asked: { en: 'how does resting work?', 'pt-BR': 'como funciona o descanso?', it: 'come funziona il riposo?' },
    rules: ['RST-05', 'RST-01', 'RST-07'],
  },
  {
    asked: {
      en: 'what can I do if I only have wounds in hand?',
      'pt-BR': 'o que faço se só tenho ferimentos na mão?',
      it: 'cosa faccio se ho solo ferite in mano?',
    },
    rules: ['RST-06', 'RST-09'],
  },
  {
    asked: {
      en: 'can I heal while resting?',
      'pt-BR': 'posso me curar durante o descanso?',
      it: 'posso curarmi durante il riposo?',
    },
    rules: ['RST-02', 'HEA-02', 'RST-10'],
  },
  {
    asked: {
      en: 'do I have to play a card every turn?',
      'pt-BR': 'tenho que jogar ou descartar uma carta todo turno?',
      it: 'devo giocare o scartare una carta ogni turno?',
    },
    rules: ['TRN-11', 'TRN-12'],
  },
  {
    asked: { en: 'how do I hire units?', 'pt-BR': 'como recruto unidades?', it: 'come recluto le unità?' },
    rules: ['REC-01', 'REC-02', 'INT-10', 'REC-05'],
  },
  {
    asked: {
      en: 'how many units can I have?',
      'pt-BR': 'quantas unidades posso ter?',
      it: 'quante unità posso avere?',
    },
    rules: ['REC-03', 'REC-04', 'SET-24'],
  },
  {
    asked: {
      en: 'is the unit offer refilled when someone recruits?',
      'pt-BR': 'a oferta de unidades é reposta quando alguém recruta?',
      it: "l'offerta di unità viene reintegrata quando si recluta?",
    },
    rules: ['REC-08'],
  },
  {
    asked: {
      en: 'how often can I use a unit?',
      'pt-BR': 'quantas vezes posso usar uma unidade por rodada?',
      it: "quante volte posso usare un'unità per round?",
    },
    rules: ['UNI-05', 'UNI-04'],
  },
  {
    asked: {
      en: 'can a wounded unit fight?',
      'pt-BR': 'uma unidade ferida pode lutar?',
      it: "un'unità ferita può combattere?",
    },
    rules: ['UNI-12', 'UNI-13', 'CMB-DMG-10'],
  },
  {
    asked: { en: 'how do I heal a unit?', 'pt-BR': 'como curo uma unidade?', it: "come curo un'unità?" },
    rules: ['HEA-04', 'HEA-05', 'HEA-06'],
  },
  {
    asked: {
      en: 'how much does healing cost in a village?',
      'pt-BR': 'quanto custa a cura no vilarejo?',
      it: 'quanto costa la cura in un villaggio?',
    },
    rules: ['SIT-VIL-01', 'INT-10'],
  },
  {
    asked: {
      en: 'what happens when I plunder a village?',
      'pt-BR': 'o que acontece quando saqueio um vilarejo?',
      it: 'cosa succede quando saccheggio un villaggio?',
    },
    rules: ['PLU-02', 'PLU-01', 'REP-03', 'SIT-VIL-02'],
  },
  {
    asked: {
      en: 'how does reputation change my influence?',
      'pt-BR': 'como a reputação muda a minha influência?',
      it: "come cambia l'influenza con la reputazione?",
    },
    rules: ['INT-03', 'SET-03', 'INT-05', 'INT-08'],
  },
  {
    asked: {
      en: 'can I interact on the X space of the reputation track?',
      'pt-BR': 'posso interagir no espaço X da trilha de reputação?',
      it: 'posso interagire sullo spazio X del tracciato della reputazione?',
    },
    rules: ['INT-04'],
  },
  {
    asked: {
      en: 'do I lose reputation for an assault?',
      'pt-BR': 'perco reputação por uma invasão?',
      it: 'perdo reputazione per un assalto?',
    },
    rules: ['REP-01', 'CMB-INI-01', 'CTY-05'],
  },
  {
    asked: {
      en: 'what do I gain for defeating a draconum?',
      'pt-BR': 'o que ganho por derrotar um draconum?',
      it: 'cosa guadagno se sconfiggo un draconum?',
    },
    rules: ['REP-04', 'CMB-OUT-02'],
  },
  {
    asked: { en: 'what does swift mean?', 'pt-BR': 'o que significa ágil?', it: 'che cosa significa rapido?' },
    rules: ['CMB-ABL-01', 'CMB-BLK-09', 'CMB-DMG-03'],
  },
  {
    asked: { en: 'what does brutal do?', 'pt-BR': 'o que faz brutal?', it: 'che cosa fa brutale?' },
    rules: ['CMB-ABL-02', 'CMB-DMG-02'],
  },
  {
    asked: {
      en: 'how does poison affect my hero?',
      'pt-BR': 'como o veneno afeta o meu herói?',
      it: 'come agisce il veleno sul mio eroe?',
    },
    rules: ['CMB-ABL-05', 'CMB-ABL-04'],
  },
  {
    asked: {
      en: 'what happens to a unit hit by paralyze?',
      'pt-BR': 'o que acontece com uma unidade atingida por paralisador?',
      it: "cosa succede a un'unità colpita da paralisi?",
    },
    rules: ['CMB-ABL-06', 'UNI-17', 'CMB-ABL-08', 'CMB-ABL-09'],
  },
  {
    asked: {
      en: 'how do summoned monsters work?',
      'pt-BR': 'como funcionam os monstros invocados?',
      it: 'come funzionano i mostri evocati?',
    },
    rules: ['CMB-SUM-01', 'CMB-SUM-02', 'CMB-SUM-03', 'CMB-BLK-02'],
  },
  {
    asked: {
      en: 'do I get fame for a summoned monster?',
      'pt-BR': 'ganho fama por um monstro invocado?',
      it: 'ricevo fama per un mostro evocato?',
    },
    rules: ['CMB-SUM-03', 'CMB-BLK-11'],
  },
  {
    asked: {
      en: 'when am I knocked out?',
      'pt-BR': 'quando sofro um nocaute?',
      it: 'quando subisco il colpo di grazia?',
    },
    rules: ['CMB-KO-01', 'CMB-KO-02', 'CMB-KO-03'],
  },
  {
    asked: {
      en: 'can I use siege attacks on a fortified enemy?',
      'pt-BR': 'posso usar ataques de cerco contra um inimigo fortificado?',
      it: "posso usare attacchi d'assedio su un nemico fortificato?",
    },
    rules: ['CMB-RNG-05', 'CMB-DEF-01'],
  },
  {
    asked: {
      en: 'can a doubly fortified enemy be attacked in the ranged phase?',
      'pt-BR': 'um inimigo duplamente fortificado pode ser atacado na fase à distância?',
      it: 'un nemico fortificato due volte può essere attaccato nella fase a distanza?',
    },
    rules: ['CMB-RNG-06', 'CMB-DEF-01'],
  },
  {
    asked: {
      en: 'does fire block stop an ice attack?',
      'pt-BR': 'um bloqueio de fogo detém um ataque de gelo?',
      it: 'un blocco di fuoco ferma un attacco di ghiaccio?',
    },
    rules: ['CMB-BLK-06', 'CMB-BLK-07', 'CMB-EFF-01'],
  },
  {
    asked: {
      en: 'what if my block is too low?',
      'pt-BR': 'e se o meu bloqueio for insuficiente?',
      it: 'e se il mio blocco non basta?',
    },
    rules: ['CMB-BLK-12', 'CMB-BLK-08', 'CMB-BLK-13'],
  },
  {
    asked: {
      en: 'can I block two enemies with one block?',
      'pt-BR': 'posso bloquear dois inimigos com um só bloqueio?',
      it: 'posso bloccare due nemici con un solo blocco?',
    },
    rules: ['CMB-BLK-03', 'CMB-BLK-01'],
  },
  {
    asked: {
      en: 'can I attack several enemies at once?',
      'pt-BR': 'posso atacar vários inimigos de uma vez?',
      it: 'posso attaccare più nemici insieme?',
    },
    rules: ['CMB-RNG-02', 'CMB-ATK-05', 'CMB-RNG-11', 'CMB-ATK-01'],
  },
  {
    asked: {
      en: 'can I heal during combat?',
      'pt-BR': 'posso me curar durante o combate?',
      it: 'posso curarmi durante il combattimento?',
    },
    rules: ['CMB-GEN-07', 'HEA-02', 'HEA-08'],
  },
  {
    asked: {
      en: 'can I give damage to a spent unit?',
      'pt-BR': 'posso atribuir dano a uma unidade usada?',
      it: "posso assegnare danni a un'unità esausta?",
    },
    rules: ['CMB-DMG-05', 'UNI-16'],
  },
  {
    asked: {
      en: 'how many wounds does my hero take from damage?',
      'pt-BR': 'quantos ferimentos o meu herói recebe com o dano?',
      it: 'quante ferite subisce il mio eroe dal danno?',
    },
    rules: ['CMB-DMG-11', 'CMB-DMG-12'],
  },
  {
    asked: {
      en: 'what is the reward of a dungeon?',
      'pt-BR': 'qual é a recompensa de um calabouço?',
      it: 'qual è la ricompensa di un sotterraneo?',
    },
    rules: ['REW-07', 'SIT-DUN-03', 'SIT-DUN-04'],
  },
  {
    asked: {
      en: 'can I use units in a tomb?',
      'pt-BR': 'posso usar unidades em um sepulcro?',
      it: 'posso usare le unità in una tomba?',
    },
    rules: ['UNI-15', 'SIT-TOM-01', 'SIT-DUN-01'],
  },
  {
    asked: {
      en: 'what happens if I burn a monastery?',
      'pt-BR': 'o que acontece se eu queimar um monastério?',
      it: 'cosa succede se brucio un monastero?',
    },
    rules: ['SIT-MON-03', 'SIT-MON-04', 'REP-02', 'CMB-OUT-07'],
  },
  {
    asked: {
      en: 'when does a mine give a crystal?',
      'pt-BR': 'quando uma mina dá um cristal?',
      it: 'quando una miniera dà un cristallo?',
    },
    rules: ['SIT-MIN-01', 'SIT-MIN-02', 'SIT-MIN-03', 'SIT-MIN-04'],
  },
  {
    asked: {
      en: 'what does a magical glade do?',
      'pt-BR': 'o que faz uma clareira mágica?',
      it: 'che cosa fa una radura magica?',
    },
    rules: ['SIT-GLA-01', 'SIT-GLA-02', 'HEA-10', 'SIT-GLA-03', 'SIT-GLA-04'],
  },
  {
    asked: {
      en: 'how do I learn a spell in a mage tower?',
      'pt-BR': 'como aprendo um feitiço em uma torre de mago?',
      it: 'come imparo un incantesimo in una torre della magia?',
    },
    rules: ['SIT-TOW-03', 'CTY-14', 'INT-10'],
  },
  {
    asked: {
      en: 'how does the end of the round come about?',
      'pt-BR': 'como se anuncia o fim da rodada?',
      it: 'come si annuncia la fine del round?',
    },
    rules: ['RND-ORD-02', 'RND-ORD-04', 'RND-ORD-03', 'RND-ORD-06'],
  },
  {
    asked: {
      en: 'who chooses a tactic first?',
      'pt-BR': 'quem escolhe a tática primeiro?',
      it: 'chi sceglie per primo la tattica?',
    },
    rules: ['RND-TAC-02', 'RND-TAC-03'],
  },
  {
    asked: {
      en: 'what do I get at level 3?',
      'pt-BR': 'o que ganho ao subir para um nível ímpar?',
      it: 'cosa ottengo a un livello dispari?',
    },
    rules: ['LVL-03', 'SET-02', 'REC-04'],
  },
  {
    asked: {
      en: 'what do I gain at even levels?',
      'pt-BR': 'o que ganho em um nível par?',
      it: 'cosa ottengo a un livello pari?',
    },
    rules: ['LVL-04', 'LVL-05'],
  },
  {
    asked: {
      en: 'can I undo after revealing a tile?',
      'pt-BR': 'posso desfazer depois de revelar uma peça?',
      it: 'posso annullare dopo aver rivelato una tessera?',
    },
    rules: ['UND-02', 'UND-08', 'UND-03', 'UND-07'],
  },
  {
    asked: {
      en: 'how does the dummy player work?',
      'pt-BR': 'como funciona o jogador fictício?',
      it: 'come funziona il giocatore fittizio?',
    },
    rules: ['DUM-01', 'DUM-05', 'DUM-04', 'DUM-02'],
  },
  {
    asked: {
      en: 'who is the leader of a city?',
      'pt-BR': 'quem é o líder de uma cidade?',
      it: 'chi è il comandante di una città?',
    },
    rules: ['CTY-12', 'SCO-11'],
  },
  {
    asked: {
      en: 'what bonus does each city give its defenders?',
      'pt-BR': 'que bônus cada cidade dá aos seus defensores?',
      it: 'che bonus dà ogni città ai suoi difensori?',
    },
    rules: ['CTY-06', 'CTY-08', 'CTY-10', 'CMB-SUM-07', 'CTY-09'],
  },
  {
    asked: {
      en: 'how much does it cost to enter a city?',
      'pt-BR': 'quanto custa entrar em uma cidade?',
      it: 'quanto costa entrare in una città?',
    },
    rules: ['CTY-01', 'MOV-05'],
  },
  {
    asked: {
      en: 'can I steal an artifact from another player?',
      'pt-BR': 'posso roubar um artefato de outro jogador?',
      it: 'posso rubare un artefatto a un altro giocatore?',
    },
    rules: ['PVP-MEL-06', 'BAN-05', 'PVP-MEL-05'],
  },
  {
    asked: {
      en: 'how do artifacts work?',
      'pt-BR': 'como funcionam os artefatos?',
      it: 'come funzionano gli artefatti?',
    },
    rules: ['CRD-08', 'REW-02', 'CRD-33'],
  },
];
