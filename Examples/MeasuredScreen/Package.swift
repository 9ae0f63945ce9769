// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "MeasuredScreen",
    dependencies: [.package(name: "SkeletonSDL", path: "../..")],
    targets: [
        .executableTarget(
            name: "MeasuredScreen",
            dependencies: [
                .product(name: "BenchKit", package: "SkeletonSDL"),
                .product(name: "SkeletonView", package: "SkeletonSDL"),
            ])
    ]
)
