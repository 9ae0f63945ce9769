import BenchKit

BenchMain.run(UsedDemo.all.map { Scenario($0 as any UsedScreen) })
