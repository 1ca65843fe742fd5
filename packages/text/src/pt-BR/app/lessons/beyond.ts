import type { AppWords } from '../../../app-words.ts';

type Words = Pick<
  AppWords['lessons']['lessons'],
  'elements' | 'spells' | 'city' | 'duel' | 'together' | 'dummy' | 'tovak' | 'goldyx' | 'norowas' | 'arythea'
>;

/** The lessons beyond the first game. */
export const beyond: Words = {
  elements: {
    title: 'Elementos: bloqueios que valem',
    about: 'Fogo, Gelo, e quem resiste a quê.',
    steps: {
      fire: 'Os [enemy fire-mages] atacam com Fogo 6. Contra Fogo, só o Bloqueio de Gelo (ou de Fogo Frio) conta inteiro; qualquer outro conta metade.',
      block:
        'Escolha o inimigo, potencialize [card cold-toughness] com um marcador azul e bloqueie. Ela dá Bloqueio de Gelo.',
      resistance:
        'O escudo vermelho com a chama é uma resistência: ataques de Fogo contam metade contra eles. O resto conta inteiro.',
      attack:
        'Passe à fase de Ataque: a Armadura deles é 5. Escolha o inimigo, potencialize [card rage] com o dado vermelho, some [card march] de lado e ataque.',
    },
    astray: {
      hurt: 'O fogo passou. Termine a luta assim mesmo, ou recomece este passo e bloqueie com Gelo.',
    },
    exam: 'Derrote os [enemy fire-mages].',
  },
  spells: {
    title: 'Feitiços de dia e de noite',
    about: 'Dois efeitos, dois preços.',
    steps: {
      halves:
        'Um Feitiço sempre custa mana da sua cor, até na metade de cima. A de baixo custa também mana preto, e por isso só desperta de noite.',
      challenge: 'É noite, há um dado preto na Fonte e você tem cristais vermelhos. Desafie as [enemy cursed-hags].',
      strong:
        'Escolha o inimigo e jogue a metade de baixo de [card fireball]: ela usa o dado preto e um cristal vermelho. O fogo também lhe custa um Ferimento.',
      strike: 'Oito pontos de longe, e a Armadura delas é 5. Ataque antes que encostem em você.',
      day: 'De dia os dados pretos dormem, e só restaria a metade de cima. Guarde os Feitiços fortes para a noite.',
    },
    astray: {},
    exam: 'Derrote o inimigo com magia.',
  },
  city: {
    title: 'Uma cidade',
    about: 'As muralhas mais fortes do mapa.',
    steps: {
      walls:
        'Uma cidade é fortificada, e cada cor fortalece os defensores à sua maneira. Esta, vermelha, torna brutais os ataques físicos.',
      assault: 'Entrar em qualquer cidade custa 2 de Movimento, e a invasão, 1 de Reputação. Entre.',
      block:
        'Sem Ataque de Cerco, passe à fase de Bloqueio. Contra os 6 deles, escolha o inimigo, potencialize [card determination], some [card march] de lado e bloqueie.',
      attack:
        'Passe à fase de Ataque: a Armadura deles é 5. Escolha o inimigo, potencialize [card rage] com o marcador vermelho, some [card promise] de lado e ataque.',
      leader:
        'O último defensor caiu, e a cidade está conquistada. Seus Escudos na carta dela fazem de você o líder, e lá os habitantes o tratam melhor.',
    },
    astray: {
      hurt: 'Seis pontos, em dobro: brutal mesmo. Continue lutando ou recomece este passo.',
    },
    exam: 'Conquiste a cidade.',
  },
  duel: {
    title: 'Jogador contra jogador',
    about: 'Quando dois heróis se encontram.',
    steps: {
      meet: '[hero goldyx] está no espaço ao lado, e nesta partida os heróis podem lutar entre si. Vá até lá.',
      attack: 'Dois heróis não dividem um espaço: ou você ataca, ou segue adiante. Ataque [hero goldyx].',
      phases:
        'O defensor decide quanto participa, e depois vocês se alternam: primeiro de longe, depois corpo a corpo. Contra um ataque de longe, 2 de Bloqueio detêm 1.',
      strike:
        'Passe a fase à distância. No corpo a corpo você começa: potencialize [card rage] com o marcador vermelho e realize o ataque.',
      finish:
        'O que passou é você quem distribui. Escolha “Ferir [hero goldyx]”: isso custa tanto dano quanto a Armadura dele.',
      spoils:
        'Com dano de sobra você poderia forçá-lo a recuar ou tomar um Artefato. Forçar um herói com mais Fama a recuar rende Fama.',
    },
    astray: {
      away: '[hero goldyx] não está aí. Desfaça, ou jogue uma carta que dê Movimento e ande até o espaço dele.',
    },
    exam: 'Ataque o outro herói, e fira-o ou force-o a recuar.',
  },
  together: {
    title: 'Uma invasão conjunta',
    about: 'Uma cidade, dois heróis.',
    steps: {
      plan: '[hero goldyx] está do outro lado desta cidade, que tem dois defensores. Juntos, vocês os dividem.',
      propose: 'Proponha a invasão e convide [hero goldyx].',
      share: 'Ele aceitou. Cada um enfrenta um defensor, sorteado, e você luta primeiro.',
      enter: 'Falta entrar. Jogue [card march] e entre na cidade.',
      fight:
        'Passe à fase de Bloqueio, escolha o inimigo e bloqueie com [card determination], potencializada. Depois passe à fase de Ataque, escolha o inimigo de novo e ataque com [card rage], potencializada.',
      result:
        'Ele também venceu a parte dele, e a cidade caiu. Se restasse um defensor, vocês dois teriam que se retirar.',
    },
    astray: {},
    exam: 'Proponha uma invasão, e conquistem a cidade juntos.',
  },
  dummy: {
    title: 'O jogador fictício e o relógio',
    about: 'Por que uma partida solo é uma corrida.',
    steps: {
      who: 'Numa partida solo, um jogador fictício joga ao seu lado. Ele não anda nem luta: é o seu relógio.',
      turn: 'No turno dele, vira três cartas do próprio baralho. Jogue uma carta, encerre o turno e observe.',
      count:
        'Se a última carta é da cor de cristais que ele tem, vira mais. Com o baralho vazio, anuncia o fim da Rodada.',
      pressure: 'O baralho dele está quase no fim. Jogue uma carta e encerre o turno outra vez: vem o anúncio.',
      plan: 'Depois disso você sempre tem mais um turno. Fique de olho no baralho dele e planeje a Rodada por ele.',
    },
    astray: {},
    exam: 'Jogue até o jogador fictício anunciar o fim da Rodada.',
  },
  tovak: {
    title: 'Tovak: o escudo',
    about: 'Defesa firme, e nenhuma carta perdida.',
    steps: {
      style:
        '[hero tovak] vence por não perder: seus Poderes bloqueiam e fazem cartas simples valerem mais. Dois deles estão aqui.',
      shield: 'Escolha o inimigo e use [skill tovak-shield-mastery] para Bloqueio 3. Sem gastar carta nem mana.',
      sideways:
        'Passe à fase de Ataque, escolha o inimigo e use [skill tovak-i-dont-give-a-damn]. Com ele, [card march] de lado dá 2 em vez de 1.',
      win: 'Jogue [card march] de lado, some [card rage] e ataque.',
      play: 'Com [hero tovak], guarde as cartas para o ataque e deixe os Poderes bloquearem. Até uma mão fraca dá um bom turno.',
    },
    astray: {
      aimless:
        'Sem um inimigo escolhido, as cartas só dão Movimento ou Influência. Desfaça, escolha o inimigo e use o Poder de novo.',
    },
    exam: 'Derrote o inimigo.',
  },
  goldyx: {
    title: 'Goldyx: cristais',
    about: 'Mana com fartura.',
    steps: {
      style:
        '[hero goldyx] é um dragão com um tesouro: seus Poderes produzem mana e cristais. Cartas potencializadas são o seu pão de cada dia.',
      craft: 'Use [skill goldyx-green-crystal-craft]: um cristal azul para guardar e um marcador verde para já.',
      power: 'Gaste logo o marcador: jogue a metade de baixo de [card march].',
      fly: 'E ele voa. Use [skill goldyx-flight] e vá até o vilarejo, por cima de qualquer terreno.',
      play: 'Com [hero goldyx], encha o estoque cedo e gaste onde importa: em Feitiços e na luta que decide a Rodada.',
    },
    astray: {},
    exam: 'Mova-se voando.',
  },
  norowas: {
    title: 'Norowas: o líder',
    about: 'Um exército e boas maneiras.',
    steps: {
      style: '[hero norowas] deixa os outros lutarem. Seus Poderes trazem Influência e fortalecem Unidades.',
      talk: 'Você está num vilarejo com Unidades à disposição. Aperte “Interagir com os habitantes locais”.',
      negotiate: 'Use [skill norowas-bright-negotiation]: de dia dá Influência 3.',
      recruit: 'Jogue [card promise] e recrute [unit utem-guardsmen].',
      play: 'Com [hero norowas], recrute cedo, mantenha a Reputação alta e use [skill norowas-leadership] para que uma Unidade decida a luta.',
    },
    astray: {},
    exam: 'Recrute uma segunda Unidade.',
  },
  arythea: {
    title: 'Arythea: o preço do poder',
    about: 'Ferimentos como armas, a noite como amiga.',
    steps: {
      style:
        '[hero arythea] sofre Ferimentos e tira proveito deles. Quase todos os heróis os temem; ela paga com eles.',
      pain: 'Use [skill arythea-power-of-pain] e jogue o Ferimento de lado como Movimento 2.',
      night: 'De noite, [skill arythea-dark-paths] dá Movimento 2. Use-o.',
      play: 'Com [hero arythea], aceite Ferimentos quando eles compram algo, e ataque de noite. Os outros se curam; você segue em frente.',
    },
    astray: {},
    exam: 'Consiga Movimento 4 neste turno.',
  },
};
