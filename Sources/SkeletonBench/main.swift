import BenchKit

BenchMain.run(Scenario.builtIn + UsedDemo.all.map { Scenario($0 as any UsedScreen) })
