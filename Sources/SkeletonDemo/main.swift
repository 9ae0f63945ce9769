import Foundation
import Reporting

StandardStreams.open()
exit(SkeletonDemo.run(Array(CommandLine.arguments.dropFirst())))
