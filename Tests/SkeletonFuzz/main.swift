import Foundation

exit(SkeletonFuzz.run(Array(CommandLine.arguments.dropFirst())))
