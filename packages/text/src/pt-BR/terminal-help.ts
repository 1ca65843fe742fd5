import { LANGUAGES } from '../languages.ts';
import type { TerminalHelp } from '../terminal.ts';

export const help: TerminalHelp = {
  overview: `Deedbook: o jogo de tabuleiro Mage Knight pelas regras (não oficial).

  deedbook play        joga neste terminal, sozinho ou em volta de uma tela
  deedbook simulate    faz robôs jogarem muitas partidas e confere cada decisão
  deedbook arena       faz os jogadores do computador se medirem entre si
  deedbook drills      verifica os treinos de combate do app, ou os escolhe de novo
  deedbook replay      joga de novo uma partida gravada e mostra como terminou
  deedbook review      diz quão boas foram as decisões de uma partida
  deedbook transcript  conta uma partida em palavras, da preparação à pontuação
  deedbook check       executa arquivos de casos, registros e posições
  deedbook list        imprime todos os nomes que um caso pode usar
  deedbook coverage    diz que regras são citadas por testes e casos
  deedbook lessons     joga cada lição para ver se pode ser concluída
  deedbook bench       mede a velocidade do motor
  deedbook admin       cuida de um servidor de mesas online
  deedbook help NOME   mais sobre um deles

Com --debug um erro mostra onde aconteceu.`,

  play: `deedbook play [opções]

Joga uma partida neste terminal. O que nenhuma opção diz é perguntado antes. O jogo é guardado depois de cada
decisão, e --continue o retoma. As respostas também podem vir por um pipe, uma por linha.

  --heroes A,B         quem joga, por herói: arythea, goldyx, norowas, tovak
  --players N          quantos jogam, se os heróis não importam
  --scenario ID        first-reconnaissance (o padrão), full-conquest, blitz-conquest, full-cooperation,
                       blitz-cooperation, solo-conquest, mines-liberation, druid-nights, dungeon-lords,
                       conquer-and-hold, one-to-return
  --option NOME=VALOR  o que mais se combina, quantas vezes preciso: mode, teams, pvp, cityLevels,
                       cooperativeAssault, replenishSpawningGrounds, sets, variants, mapShape, tileCounts,
                       startLevel (--option teams=0,0,1,1)
  --map FORMATO        outro formato do mapa
  --seed PALAVRA       a mesma palavra dá o mesmo jogo
  --language IDIOMA    ${LANGUAGES.join(', ')}
  --continue           continua o último jogo deixado
  --load ARQUIVO       continua um jogo de um arquivo, registro ou posição
  --save ARQUIVO       guarda o jogo neste arquivo
  --server URL         joga a uma mesa deste servidor
  --table CÓDIGO       entra na mesa com este código; sem ele, abre uma mesa nova
  --name NOME          seu nome à mesa; com a variável DEEDBOOK_TOKEN joga-se com uma conta
  --ascii              nenhum sinal além do ASCII, salvo letras
  --no-color           sem cores (a variável NO_COLOR faz o mesmo)`,

  simulate: `deedbook simulate [opções]

Faz robôs jogarem partidas até o fim e diz com que velocidade.

  --games N            quantas partidas (100)
  --seconds N          não começar partidas depois de N segundos
  --players N | A-B    jogadores em cada uma, ou de A a B por vez (1; com --scenario all todos os números)
  --scenario ID        first-reconnaissance (o padrão), full-conquest, blitz-conquest, full-cooperation,
                       blitz-cooperation, solo-conquest, mines-liberation, druid-nights, dungeon-lords,
                       conquer-and-hold, one-to-return; ou all: todo cenário, modo e número de jogadores,
                       um de cada vez
  --option NOME=VALOR  o que mais se combina, quantas vezes preciso: mode, teams, pvp, cityLevels,
                       cooperativeAssault, replenishSpawningGrounds, sets, variants, mapShape, tileCounts,
                       startLevel (--option teams=0,0,1,1)
  --map FORMATO        outro formato do mapa
  --seed PALAVRA       a mesma palavra joga as mesmas partidas (1)
  --bot NOME           random (o padrão), curious (greedy com caprichos), squire (iniciante), greedy,
                       duelist (luta sem erros), strategist (planeja turnos), warlord (o mais forte) ou mixed:
                       todos em turnos, por lugar e por partida
  --check              confere cada decisão: nada se perde, respostas válidas, JSON e cópias fiéis, desfazer exato,
                       visões que não entregam nada, razões inofensivas; no fim, que o registro se repete
  --every K            com --check: as conferências caras só a cada K decisões de uma partida (1)
  --save-failures DIR  onde gravar uma partida que falha, como registro e posição (failures)
  --reach              quais inimigos, Unidades, locais, ruínas, peças, Táticas, Poderes e cartas nunca apareceram
  --json               um objeto JSON na última linha: {"passed": …, "failed": …, …}

O código de saída é 1 se uma partida falhou.`,

  arena: `deedbook arena [opções]

Faz os jogadores do computador jogarem as mesmas sementes e imprime para cada um as partidas, a pontuação média com
seu erro padrão, o décimo mais baixo, as vitórias (numa conquista sozinho: toda cidade) e o tempo de CPU de um turno.

  --player NOME        quem é medido (greedy); --list nomeia todos, do mais fraco
  --against NOME       quem mais: sozinho, nas mesmas sementes; à mesa, nos outros lugares, trocando
  --games N            número de partidas (20)
  --scenario ID        como em simulate (first-reconnaissance)
  --players N          lugares à mesa (1)
  --option NOME=VALOR  qualquer outra opção; pode ser repetida
  --map FORMA          a forma do mapa
  --seed PALAVRA       a mesma palavra joga as mesmas partidas (1)
  --cores N            threads (uma por núcleo)
  --rounds             mostra também uma tabela: até onde cada jogador chegou ao fim de cada Rodada, em média
  --json               imprime um objeto JSON: {"players": [{"name": …, "mean": …, …}]}`,

  drills: `deedbook drills --check
deedbook drills --write [--daily]

Os treinos de combate do campo de treino do app. Cada um é uma luta com seu par: a menor perda com que se pode vencer,
provada ao resolvê-la.

  --check  prova de novo todos os treinos guardados
  --write  escolhe os treinos de todos os grupos entre lutas aleatórias e os grava
  --daily  com --write: as lutas do dia`,

  replay: `deedbook replay ARQUIVO [opções]

Joga de novo uma partida gravada e mostra como está; mostra uma posição como ela é.

  --upto N             só as primeiras N decisões
  --log                tudo o que aconteceu, não só o último
  --language IDIOMA    ${LANGUAGES.join(', ')}
  --ascii, --no-color  como em play`,

  review: `deedbook review REGISTRO [opções]

Avalia cada decisão de um lugar pelo que ele sabia naquele momento: precisão, sorte à parte da habilidade, os momentos
decisivos e os combates que podiam ter ido melhor. Leva alguns segundos de trabalho por Rodada.

  --seat N             as decisões de quem (0)
  --language IDIOMA    ${LANGUAGES.join(', ')}
  --json               imprime um objeto JSON: {"accuracy": …, "turningPoints": […], "stretches": […], …}`,

  transcript: `deedbook transcript [REGISTRO…] [opções]

Conta partidas em palavras, para ler (em inglês): a preparação, cada Rodada e turno, e as pontuações. Sem um registro,
robôs jogam primeiro.

  --write DIR          grava SCENARIO.md, e para uma partida de robôs SCENARIO.json, em vez de imprimir
  --scenario ID        o que os robôs jogam (first-reconnaissance)
  --players N          quantos são (1)
  --option NOME=VALOR  o que mais se combina, quantas vezes preciso
  --map FORMATO        outro formato do mapa
  --seed PALAVRA       a mesma palavra joga a mesma partida (1)
  --bot NOME           greedy (o padrão), random, curious, squire, duelist, strategist, warlord ou mixed`,

  check: `deedbook check ARQUIVO|PASTA… [--json] [--examples ARQUIVO]

Executa os casos em arquivos YAML, joga de novo registros e continua posições; diz o que saiu diferente.
O código de saída é 1 se um caso falhou e 2 se um arquivo está malformado.
Com --examples, os casos são gravados em um arquivo como posições que o app pode jogar.`,

  list: `deedbook list [TIPO…]

Imprime todos os nomes que um caso pode usar, ou os de alguns tipos: heroes, cards, units (com os seus locais), enemies
(com os seus números), ruins, skills, tactics, tiles (desenhados com os seus espaços), terrains, sites, cities,
scenarios, variants, map-shapes, sets, modifiers, moments, rewards, scoring, prompts, news (com os seus campos).`,

  coverage: `deedbook coverage [--content] [--missing] [--json]

Diz, capítulo por capítulo, que regras de docs/rules são citadas por um teste ou um caso. Com --content diz, em vez
disso, que coisas do jogo base os testes e casos põem à prova, e quais delas os bots encontraram numa série de partidas.

  --missing            lista o que não tem teste, e nada mais
  --content            cartas por lado, Poderes, habilidades de Unidades, inimigos e as suas habilidades, Táticas,
                       locais, ruínas
  --games N            com --content: partidas de bots aleatórios e gananciosos, sempre as mesmas (40); 0 para nenhuma
  --json               o mesmo em JSON

O que conta como teste é lido no texto dos testes do motor: é um indício, não uma prova:
  um lado de uma carta responde-se 'play march' ou 'power march'; ou o título cita a carta, e o lado (basic, powered,
                       strong) ou uma variável que é jogada; ou o efeito forte de um Feitiço
  um Poder             responde-se 'skill x'; um passivo é citado na cena
  uma habilidade de Unidade  responde-se 'use x y', ou uma linha de tabela cita os dois
  uma habilidade de inimigos  um título a cita
  qualquer outra coisa o seu id está entre aspas no teste
As linhas de tabelas, e as constantes e funções do mesmo arquivo, pertencem aos testes que as usam; o que é só
tentado ou recusado não conta.`,

  lessons: `deedbook lessons [--check] [LIÇÃO...]

Lista as lições. Com --check, joga cada uma como é mostrada e depois de desvios ao acaso, e falha se um objetivo não
pode ser alcançado, se falta uma palavra em um idioma ou se um passo aponta para algo que não está na mesa.

  --detours N          quantas vezes cada lição é jogada com desvios (20)`,

  admin: `deedbook admin COMANDO [argumento]

Trabalha no banco de dados de um servidor (DATABASE_URL, ou o arquivo deedbook.db), que pode estar em execução.

  list [ESTADO]        as mesas abertas (open), em jogo (playing, o padrão) ou encerradas (over)
  show MESA            uma mesa e seus lugares; MESA é um id ou um código de seis letras
  export MESA          um jogo como arquivo, com sua semente: só para quem cuida do servidor
  import ARQUIVO       recebe um jogo exportado
  delete MESA          apaga uma mesa e tudo o que pertence a ela
  ban JOGADOR          bloqueia um jogador; unban o deixa voltar
  reports              o que os jogadores denunciaram
  stats                quanto há de cada coisa
  backup ARQUIVO       copia o banco de dados embutido enquanto está em uso`,

  bench: `deedbook bench [--quick] [--json] [opções]

Mede o motor contra as suas metas e contra outros motores, se estiverem instalados.

  --quick              menos séries e mais curtas
  --rounds N           quantas séries
  --batch N            milissegundos em cada uma
  --no-yardsticks      deixa os outros motores de fora
  --install-yardsticks instala-os antes
  --json               os números em JSON`,
};
