import Foundation

exit(SkeletonSoak.run(Array(CommandLine.arguments.dropFirst())))
