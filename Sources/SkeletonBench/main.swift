import Foundation

exit(SkeletonBench.run(Array(CommandLine.arguments.dropFirst())))
