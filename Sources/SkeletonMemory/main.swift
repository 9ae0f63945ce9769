import BenchKit

BenchMain.run(RandomUseScenario.all.map { Scenario($0 as any SoakScreen) })
