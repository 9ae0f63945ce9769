// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "LoadingScreen",
    dependencies: [.package(name: "SkeletonSDL", path: "../..")],
    targets: [
        .executableTarget(
            name: "LoadingScreen",
            dependencies: [
                .product(name: "SkeletonView", package: "SkeletonSDL"),
                .product(name: "SDLKit", package: "SkeletonSDL"),
            ])
    ]
)
