import type { AppWords } from '../../../app-words.ts';
import { plural } from '../../plural.ts';

export const advice: AppWords['panels']['advice'] = {
  advice: 'Conselho',
  thinking: 'Calculando…',
  none: 'É demais para calcular no meio de um ataque. Pergunte antes de jogar cartas nele.',
  failed: 'Não foi possível calcular.',
  canWin: 'Dá para vencer?',
  yes: 'Sim.',
  no: 'Não, não neste turno.',
  yesIf: (ways, all) => `Com sorte: contra ${ways} dos ${all} monstros que podem ser invocados.`,
  yesAll: 'Sim, não importa quem seja invocado.',
  yesAgainstAll: 'Sim, não importa quem esteja lá.',
  yesAgainst: percent => `Contra cerca de ${percent}% do que pode estar lá.`,
  drives: 'Sim: esta troca de golpes obriga o outro herói a recuar.',
  drivesAgainst: percent =>
    `Esta troca de golpes obriga o outro herói a recuar contra cerca de ${percent}% das mãos que ele pode ter.`,
  drivesNot: 'Não nesta troca de golpes.',
  noneFound: 'Não encontrei um jeito, mas pode haver.',
  notProven: 'Pode haver um jeito melhor.',
  atMostBetter: points =>
    `Outro jeito pode ser melhor em no máximo ${plural(points, '1 ponto', `${points} pontos`)}; um Ferimento vale dois.`,
  stillLooking: 'Ainda procurando algo melhor…',
  atWhatLoss: 'A que custo?',
  atBest: 'Na melhor das hipóteses:',
  atWorst: 'Na pior das hipóteses:',
  noLoss: 'Sem perda nenhuma.',
  change: ({ fame, wounds, unitsWounded, unitsLost, cards, crystals, knockedOut }) =>
    [
      knockedOut && 'nocaute',
      wounds > 0 && plural(wounds, `${wounds} Ferimento`, `${wounds} Ferimentos`),
      unitsLost > 0 && plural(unitsLost, `${unitsLost} Unidade perdida`, `${unitsLost} Unidades perdidas`),
      unitsWounded > 0 &&
        plural(unitsWounded, `${unitsWounded} Ferimento em Unidade`, `${unitsWounded} Ferimentos em Unidades`),
      cards > 0 && plural(cards, `${cards} carta usada`, `${cards} cartas usadas`),
      crystals > 0 && plural(crystals, `${crystals} cristal usado`, `${crystals} cristais usados`),
      fame > 0 && `${fame} de Fama`,
    ]
      .filter(Boolean)
      .join(', '),
  worse: parts => `O que você fez desde a última pergunta tem um preço: ${parts}.`,
  fameLess: n => `${n} de Fama a menos`,
  whichCards: 'Com o quê?',
  withNothing: 'Com nada: é melhor guardar todas as cartas.',
  wholeLine: 'Passo a passo?',
  thenSee: 'Depois veja quem aparece e pergunte de novo.',
  thenWait: 'Depois veja o que o outro jogador faz e pergunte de novo.',
  plans: 'Planos para este turno',
  noPlans: 'Não há nada a planejar neste momento.',
  bestPlan: 'O melhor que encontrei',
  lessThanBest: points => `Cerca de ${points} pontos a menos`,
  endOfTurn: 'Encerrar o turno aqui.',
  planFame: fame => `${fame} de Fama`,
  planWounds: (usual, most) =>
    most === 0
      ? 'nenhum Ferimento'
      : usual === most
        ? plural(most, `${most} Ferimento`, `${most} Ferimentos`)
        : plural(most, `no pior caso ${most} Ferimento`, `no pior caso ${most} Ferimentos`),
  withCards: cards => `Com ${cards}.`,
  whyNot: 'Por que não isto?',
  yourIdea: 'Sua ideia',
  ideaFine: 'Tão bom quanto tudo o que encontrei.',
  ideaCost: points => `Cerca de ${points} pontos a menos que o melhor plano que encontrei:`,
};
