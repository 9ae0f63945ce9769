import Foundation
import Reporting

StandardStreams.open()
exit(SkeletonBench.run(Array(CommandLine.arguments.dropFirst())))
