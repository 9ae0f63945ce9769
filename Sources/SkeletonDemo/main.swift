import Foundation

exit(SkeletonDemo.run(Array(CommandLine.arguments.dropFirst())))
